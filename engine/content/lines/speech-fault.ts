/** What is wrong with the traveller's speech 〈…｜…〉 in a wording, and where, from 0; null when nothing is. */
export function speechFault(written: string): { at: number; message: string } | null {
  let opened = -1;
  let bar = -1;
  for (const { 0: mark, index: at } of written.matchAll(/[〈〉｜¶「」]/gu)) {
    if (mark === '〈') {
      if (opened >= 0) return { at, message: '〈 stands within 〈 〉.' };
      opened = at;
      bar = -1;
    } else if (mark === '〉') {
      if (opened < 0) return { at, message: '〉 has no 〈 before it.' };
      const message = faultWithin(written, opened, bar, at);
      if (message !== null) return { at: opened, message };
      opened = -1;
    } else if (opened >= 0 && mark !== '｜') {
      return {
        at,
        message: `${mark} stands within 〈 〉: quotations within speech stand in 『』.`,
      };
    } else if (mark === '｜') {
      if (opened < 0) return { at, message: '｜ stands outside of 〈 〉.' };
      if (bar >= 0)
        return { at, message: '｜ stands twice: 〈 〉 holds the speech and one short form.' };
      bar = at;
    }
  }
  return opened < 0 ? null : { at: opened, message: '〈 is not closed: its 〉 is missing.' };
}

function faultWithin(written: string, opened: number, bar: number, closed: number): string | null {
  const long = written.slice(opened + 1, bar < 0 ? closed : bar);
  const short = bar < 0 ? null : written.slice(bar + 1, closed);
  if (long === '' || short === '') return 'No speech stands here.';
  if (short?.startsWith('（') === true && !/^（[^（）]+）$/u.test(short)) {
    return 'A gesture in the place of speech stands in （ ） as a whole.';
  }
  if (short?.startsWith('（') === true && /^[とっをに、。]/u.test(written.slice(closed + 1))) {
    return 'A gesture becomes a sentence of its own: nothing like と言った may follow 〉.';
  }
  return null;
}
