import { deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';

/** Creates a workbook with one sheet; `rows` is the XML of its rows. */
export function workbook(rows: string): Buffer {
  const text = (content: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${content}`);
  const office = 'http://schemas.openxmlformats.org';
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': text(`<Types xmlns="${office}/package/2006/content-types"/>`),
      'xl/workbook.xml': text(
        `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Foglio1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': text(
        `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': text(
        `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
      ),
    }),
  );
}

/** Creates an archive with an entry of 80 MB whose local and central headers declare 100 bytes. */
export function archiveWithFalseSize(): Buffer {
  const name = Buffer.from('xl/workbook.xml');
  const packed = deflateRawSync(Buffer.alloc(80 * 1024 * 1024), { level: 9 });
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(100, 8);
  const local = Buffer.concat([
    Buffer.from('504b03041400000008000000000000', 'hex').subarray(0, 14),
    sizes,
    lengthOf(name, 2),
    name,
    packed,
  ]);
  const entry = Buffer.concat([
    Buffer.from('504b0102140014000000080000000000', 'hex'),
    sizes,
    lengthOf(name, 16),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

/** Returns the length field of the name, followed by empty fields. */
function lengthOf(name: Buffer, emptyBytes: number): Buffer {
  const field = Buffer.alloc(2 + emptyBytes);
  field.writeUInt16LE(name.length, 0);
  return field;
}
