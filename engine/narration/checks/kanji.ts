/** Ranges of the first byte of kanji of JIS X 0208 in Shift_JIS. */
const LEADS = [
  [0x88, 0x9f],
  [0xe0, 0xea],
] as const;
const TRAILS: readonly [number, number] = [0x40, 0xfc];

function decoded(): ReadonlySet<string> {
  const bytes: number[] = [];
  for (const [first, last] of LEADS) {
    for (let lead = first; lead <= last; lead += 1) {
      for (let trail = TRAILS[0]; trail <= TRAILS[1]; trail += 1) {
        if (trail !== 0x7f) bytes.push(lead, trail);
      }
    }
  }
  const text = new TextDecoder('shift_jis').decode(Uint8Array.from(bytes));
  return new Set([...text].filter((character) => /\p{Script=Han}/u.test(character)));
}

/** Forms that Japanese print prefers to those of JIS X 0208, or that are in daily use beside it. */
const LATER_FORMS =
  '俱俠剝吞噓嚙囊塡姸屛幷掻摑搔攪攢瀆潑焰瘦皁禱簞簾繡繫翰蔣蟬蠟軀醬頰顚驒驍鷗鹼麴麵𠮟𠮷﨑髙';

/** The 6,355 kanji of JIS X 0208, the usual set of Japanese print, and later forms; purely Chinese ones are missing. */
export const KANJI_OF_JAPANESE: ReadonlySet<string> = new Set([...decoded(), ...LATER_FORMS]);
