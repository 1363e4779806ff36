/** The first line of speech that the registration form suggests; the specification fixes it. */
export const DEFAULT_FIRST_WORD = 'このループからぬけださなきゃ…';
