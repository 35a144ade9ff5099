import { clientSubject, ownSubject, type Subject } from '#areas/clients/server/public.ts';
import { addFile } from '#areas/client-files/server/operations.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';

interface DemoFile {
  name: string;
  lines: readonly string[];
  isPrivate?: boolean;
}

const ofClient: DemoFile[] = [
  { name: 'Esami del sangue.pdf', lines: ['Esami del sangue', 'Emoglobina 13,6 g/dl', 'Glicemia 84 mg/dl'] },
  { name: 'Visita ortopedica.pdf', lines: ['Visita ortopedica', 'Caviglia destra: nessun limite alla corsa.'] },
];
const ofStudio: DemoFile[] = [
  { name: 'Scheda di riscaldamento.pdf', lines: ['Riscaldamento', '5 minuti di mobilità delle caviglie.'] },
  { name: 'Scheda di riscaldamento.pdf', lines: ['Riscaldamento', '8 minuti: mobilità, affondi, allunghi.'] },
  { name: 'Appunti del colloquio.pdf', lines: ['Primo colloquio', 'Preferisce allenarsi la sera.'], isPrivate: true },
];

/** Gives a client and the studio files of each other, with two versions of one and a private one. */
export async function addFiles(admin: Scope, client: Scope, clientId: string): Promise<void> {
  const [ofAdmin, own] = [clientSubject(admin, clientId), ownSubject(client)];
  for (const file of ofClient) await give(client, own, file);
  for (const file of ofStudio) await give(admin, ofAdmin, file);
}

async function give(scope: Scope, subject: Subject, { name, lines, isPrivate = false }: DemoFile): Promise<void> {
  const [id, versionId] = [newId(), newId()];
  const content = pdfOf(lines);
  const storageKey = `accounts/${scope.caller.accountId}/${id}.pdf`;
  await scope.putFile(storageKey, content, 'application/pdf');
  const stored = { id, storageKey, name, mediaType: 'application/pdf' as const, sizeBytes: content.length, hash: '' };
  const file = { ...stored, posterKey: null, thumbnailKey: null, picture: null };
  await addFile(scope, subject, { versionId, isPrivate, file });
}

/** A PDF of one page with lines of text, the first one as its title. Only characters of Latin-1. */
function pdfOf([title = '', ...lines]: readonly string[]): Buffer {
  const escaped = (text: string) => text.replaceAll(/[\\()]/g, '\\$&');
  const text = lines.map((line) => `0 -24 Td (${escaped(line)}) Tj`).join(' ');
  const drawing = `BT /F1 20 Tf 60 760 Td (${escaped(title)}) Tj /F1 12 Tf ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}${table}${trailer}`, 'latin1');
}
