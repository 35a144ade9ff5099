/** Mach-O files of one processor in both byte orders, and of several; the latter is also that of a Java class. */
const machO = ['feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe'];

/** First entries of the ZIP archives that are programs. */
const programEntries = /^(META-INF\/|AndroidManifest\.xml)/;
const zipNameOffset = 30;

/** Whether a file that begins with these bytes is a program or a script: of Windows, Linux or macOS, for Java or Android. */
export function isExecutable(head: Buffer): boolean {
  const text = head.toString('latin1');
  // The header of a program contains zeros, unlike a text that begins with the same letters.
  if (text.startsWith('MZ')) return head.includes(0);
  if (text.startsWith('PK\x03\x04')) return programEntries.test(text.slice(zipNameOffset));
  return text.startsWith('\x7fELF') || /^#!\s*\//.test(text) || machO.includes(head.subarray(0, 4).toString('hex'));
}
