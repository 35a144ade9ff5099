import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Inter, as in the web app, and the smallest fonts with characters that Inter does not have: monochrome emoji, Arabic,
 * Hebrew.
 */
const files = [
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
];

export function readFonts(): Buffer[] {
  return files.map((file) => fs.readFileSync(fileURLToPath(file)));
}
