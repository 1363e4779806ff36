/** Normalises a line for number matching: kanji digits become digits, and all dashes the same one. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[〇零一二三四五六七八九]/gu, (digit) =>
      String(Math.max(0, '〇一二三四五六七八九'.indexOf(digit))),
    )
    .replace(/[\p{Pd}−ー・]/gu, '-');
}

/** Minimum number of digits of a telephone number. */
const FEWEST_DIGITS = 10;

const DIGITS = /\+?\d(?:[\s().-]{0,2}\d)+/gu;
const E_MAIL =
  /[\w.+-]+\s*(?:@|\[at\]|\(at\)|あっと|アット)\s*[\w-]+\s*(?:(?:\.|\(dot\)|どっと|ドット)\s*[a-z]{2,})+/iu;
const ADDRESS =
  /〒\s*\d{3}-?\d{4}|(?:東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県).{1,8}[市区町村].{1,12}\d+(?:-\d+|丁目|番地|番\d+号)/u;

/** Whether a text contains a telephone number, an e-mail address or a postal address. */
export function holdsPersonalData(text: string): boolean {
  const line = plain(text);
  return E_MAIL.test(line) || ADDRESS.test(line) || (line.match(DIGITS) ?? []).some(isSomebodys);
}

function isSomebodys(number: string): boolean {
  const digits = number.replace(/\D/gu, '');
  if (digits.length < FEWEST_DIGITS) return false;
  return digits.length > 11 || /^(?:0|81)/u.test(digits);
}

const SCHEME = /\bh\s*t\s*t\s*p\s*s?\s*:|\bwww\s*\./iu;
const HOST =
  /(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|jp|io|me|tv|xyz|info|biz|gg|ly|app|dev|site|online|shop|link|cc|ru|cn)(?![\w])/iu;
const ACCOUNT =
  /(?<!\w)@[a-z0-9_]{3,}|(?:line|ライン|discord|ディスコード|インスタ|instagram|twitter|tiktok|カカオ|telegram)\s*(?:の)?\s*(?:id|アカウント|垢)/iu;

/** Whether a text contains a link or an account name of another site. */
export function leadsElsewhere(text: string): boolean {
  const line = text.normalize('NFKC');
  return SCHEME.test(line) || HOST.test(line) || ACCOUNT.test(line);
}
