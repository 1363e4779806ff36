import type { RequestErrorCode } from '../wording/request-errors';

/** A picture that could not be made. */
export class PictureError extends Error {
  readonly code: Extract<RequestErrorCode, 'pictures-busy' | 'picture-not-rendered'>;

  constructor(code: PictureError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
