import { endsInAdjective } from './adjectives';
import { formsOf } from './conjugate';
import { inForms, replaced } from './verb-forms';
import type { Asks, Ends, VoiceGrammar } from './voice-grammar';

/** Words that make a question of their own; 誰も, 何か and いつも ask nothing. */
const OPEN_QUESTION =
  /(?:何|なに|どこ|どちら|どっち|どなた|誰|だれ|いつ|いくら|いくつ|どれ|どう|どの|どんな|なぜ)(?!も(?!う)|でも|ぞ|か(?!ら))|(?:^|、)なん(?=です)/u;
/** A question within a sentence: 誰が買ったか、知っていますか. */
const QUESTION_WITHIN = /[^、。]*か(?=[、をはがも])/gu;
/** What a person can do, or is allowed: もらえる, 書ける, いい. */
const POTENTIAL = /(?:[えけげせてねべめれ]る|できる|いい|かまわない)$/u;
/** What is, or can be done: ある, 知っている, 歩ける. */
const STATE = /(?:[あい]る|できる|わかる|[えけげせてねべめれ]る)$/u;

/** どうします and 何で決めます ask without か. */
const ASKED = /(?:どう(?!に|も)|何で(?!も))[^、。もて]{1,3}$/u;

const ASKED_OF_ONESELF = /(?:何|誰|どこ|いつ|どう|どれ|どちら|どっち)(?!か|も|でも)[^、]{0,3}$/u;

interface Ending {
  readonly body: string;
  /** か, ね, よ, よね, or ''. */
  readonly tail: string;
  readonly isLast: boolean;
  readonly isOpen: boolean;
  readonly grammar: VoiceGrammar;
}

/** Turns the end of a sentence, given without its mark. @param isLast Whether it is the speech's last of several. */
export function convertEnd(text: string, isLast: boolean, grammar: VoiceGrammar): string {
  for (const [pattern, say] of ENDINGS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const [, body = '', tail = ''] = found;
    const isOpen = OPEN_QUESTION.test(text.replace(QUESTION_WITHIN, ''));
    return replaced(say({ body, tail, isLast, isOpen, grammar }), grammar.finish ?? []);
  }
  return text;
}

const ENDINGS: readonly (readonly [RegExp, (ending: Ending) => string])[] = [
  [/^(.*)ないでください()$/su, prohibition],
  [/^(.*[てで])(?:ください|くださいませんか|くださいますか|いただけますか)()$/su, request],
  [/^(.*)(?:ください|くださいませんか|くださいますか|いただけますか)()$/su, give],
  [/^(.*)(?:では|じゃ)(?:ありません|ないです)か()$/su, isItNot],
  [/^(.*)(?:では|じゃ)(?:ありません|ないです)(ね|よ)?$/su, notNoun],
  [/^(.*)ませんでした(か|よね|ね|よ)?$/su, negativePast],
  [/^(.*)ません(か|よね|ね|よ)?$/su, negative],
  [/^(.*)ましょう(か|ね)?$/su, volitional],
  [/^(.*)ました(か|よね|ね|よ)?$/su, past],
  [/^(.*)ます(か|よね|ね|よ)?$/su, present],
  [
    /^(.*(?:[うくぐすつぬぶむるたいだ]|[^ど]な)(?<!どなた|あなた))[んの]です(か|よね|ね|よ)?$/su,
    explanation,
  ],
  [/^(.*)でしょう(か|ね)?$/su, guess],
  [/^(.*)でした(か|よね|ね|よ)?$/su, pastNoun],
  [/^(.*)です(か|よね|ね|よ)?$/su, noun],
];

function prohibition({ body, grammar }: Ending): string {
  const stem = grammar.prohibition.startsWith('ん') ? body.replace(/し$/u, 'せ') : body;
  return stem + grammar.prohibition;
}

function request({ body, grammar }: Ending): string {
  return body + grammar.request;
}

function give({ body, grammar }: Ending): string {
  return body + grammar.give;
}

function isItNot({ body, grammar }: Ending): string {
  const { notNoun: not, askPotential } = grammar;
  const said = not === 'とちゃう' ? not : not.replace('では', 'じゃ');
  return body + said + (askPotential === '？' ? '？' : 'か');
}

function notNoun(ending: Ending): string {
  return tailed(ending.body + ending.grammar.notNoun, ending, ending.grammar.negative);
}

function negativePast(ending: Ending): string {
  const { body, tail, isOpen, grammar } = ending;
  const said = inForms(formsOf(body).negative.replace(/ない$/u, 'なかった'), grammar);
  return tail === 'か' ? said + asked(grammar.askVerb, isOpen) : tailed(said, ending, grammar.past);
}

function negative(ending: Ending): string {
  const { body, tail, isOpen, grammar } = ending;
  const said = inForms(formsOf(body).negative, grammar);
  if (tail !== 'か') return tailed(said, ending, grammar.negative);
  // Without 何 or どこ an invitation: 賭けませんか.
  return isOpen ? afterNasal(said, asked(grammar.askVerb, true)) : said + grammar.askPotential;
}

function volitional({ body, tail, isLast, grammar }: Ending): string {
  const said = formsOf(body).volitional;
  // 誰になりましょう: 誰になろうか.
  if (tail === 'か' || ASKED_OF_ONESELF.test(body)) return `${said}か`;
  return isLast ? said + grammar.propose : said;
}

function past(ending: Ending): string {
  const { body, tail, isOpen, grammar } = ending;
  const said = inForms(formsOf(body).past, grammar);
  return tail === 'か' ? said + asked(grammar.askVerb, isOpen) : tailed(said, ending, grammar.past);
}

function present(ending: Ending): string {
  const { body, tail, isOpen, grammar } = ending;
  const { plain } = formsOf(body);
  const said = inForms(plain, grammar);
  if (tail === '' && ASKED.test(body)) return said + asked(grammar.askVerb, true);
  if (tail !== 'か') {
    return tailed(said, ending, (STATE.test(plain) ? grammar.state : undefined) ?? grammar.verb);
  }
  if (!isOpen && POTENTIAL.test(plain)) return said + grammar.askPotential;
  return said + asked(grammar.askVerb, isOpen);
}

function explanation(ending: Ending): string {
  const { tail, isOpen, isLast, grammar } = ending;
  const body = inForms(ending.body, grammar);
  if (tail === 'か' || (tail === '' && isOpen)) {
    return afterNasal(body, asked(grammar.askExplained, isOpen));
  }
  const explained = afterNasal(body, grammar.explain[0]);
  if (tail !== '') return tailed(explained, ending, grammar.explain);
  return isLast ? afterNasal(body, grammar.explain[1]) : explained;
}

/** 知らん and んじゃ: 知らんのじゃ. */
function afterNasal(body: string, ends: string): string {
  return body + (body.endsWith('ん') ? ends.replace(/^ん/u, 'の') : ends);
}

function guess({ body, tail, isOpen, grammar }: Ending): string {
  // 鳴らすんでしょう: のであろう, not んであろう.
  let asNoun = grammar.guess.startsWith('で') ? body.replace(/ん$/u, 'の') : body;
  // 待つのでしょう: 待つんでしょ.
  if (/^(?:でしょ|だろ|じゃろう|やろ)$/u.test(grammar.guess)) asNoun = body.replace(/の$/u, 'ん');
  const said = inForms(asNoun, grammar);
  // 誰でしょう asks oneself: 誰かな.
  const wonders = tail === 'か' || (isOpen && tail === '' && grammar.wonder[0].startsWith('か'));
  // 黙っているんでしょうか: 黙っているのかな.
  if (wonders) {
    const wonder = asked(grammar.wonder, isOpen);
    return (wonder.startsWith('か') ? said.replace(/ん$/u, 'の') : said) + wonder;
  }
  // 誰だろう, not 誰だろ.
  const guess = isOpen ? grammar.guess.replace(/だろ$/u, 'だろう') : grammar.guess;
  return said + guess + (tail === 'ね' ? grammar.ne : '');
}

function pastNoun(ending: Ending): string {
  const { body, tail, isOpen, grammar } = ending;
  const said = body + grammar.pastNoun;
  if (tail === 'か' && said.endsWith('ござった')) return `${said}か`;
  return tail === 'か' ? said + asked(grammar.askVerb, isOpen) : tailed(said, ending, grammar.past);
}

function noun(ending: Ending): string {
  const { body, tail, isLast, isOpen, grammar } = ending;
  if (endsInAdjective(body)) {
    const said = inForms(body, grammar);
    if (tail !== 'か') return tailed(said, ending, grammar.adjective);
    if (!isOpen && POTENTIAL.test(body)) return said + grammar.askPotential;
    return said + asked(grammar.askVerb, isOpen);
  }
  const asks =
    tail === 'か' || (tail === '' && /(?:いくら|何|誰|どこ|いつ|どう|どれ)$/u.test(body));
  if (asks) {
    const question = asked(grammar.askNoun, isOpen);
    const isBare = question === 'なの？' && body.endsWith('どう');
    // 船のこと、ですか: 船のこと？
    return question === '？' || isBare ? `${body.replace(/、$/u, '')}？` : body + question;
  }
  if (tail !== '') return tailed(body + grammar.copula, ending, grammar.noun);
  return body + (isLast ? grammar.noun[1] : grammar.noun[0]);
}

function tailed(said: string, { tail, isLast, grammar }: Ending, ends: Ends): string {
  if (tail === 'よ') return said + grammar.yo;
  if (tail.endsWith('ね')) return said + grammar.ne;
  return said + (isLast ? ends[1] : ends[0]);
}

function asked([closed, open]: Asks, isOpen: boolean): string {
  return isOpen ? open : closed;
}
