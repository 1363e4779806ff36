import { getTokenizer, type KuromojiToken, type Tokenizer } from 'kuromojin';

/** A token in the terms of IPADIC. */
export type Token = Pick<
  KuromojiToken,
  'surface_form' | 'pos' | 'pos_detail_1' | 'conjugated_form' | 'basic_form'
>;

export type Tokenise = (sentence: string) => readonly Token[];

/** Reads the dictionary, which takes about a second. Results are cached. */
export async function japaneseTokeniser(): Promise<Tokenise> {
  const tokenizer: Tokenizer = await getTokenizer();
  const known = new Map<string, readonly Token[]>();
  return (sentence) => {
    const tokens = known.get(sentence) ?? tokenizer.tokenizeForSentence(sentence);
    known.set(sentence, tokens);
    return tokens;
  };
}
