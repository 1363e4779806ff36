import type { CDPSession } from 'playwright-core';

/** Counts the bytes that a tab receives and sends: responses as they were transferred, posted bodies, frames of WebSockets. */
export class NetworkBytes {
  /** Of responses that are still being received. */
  private readonly underway = new Map<string, number>();
  private finished = 0;
  private sent = 0;

  /** The session's domain Network is enabled. */
  static of(session: CDPSession): NetworkBytes {
    const bytes = new NetworkBytes();
    session.on('Network.requestWillBeSent', ({ request }) =>
      bytes.posted(request.postData?.length ?? 0),
    );
    session.on('Network.dataReceived', ({ requestId, encodedDataLength, dataLength }) =>
      bytes.part(requestId, encodedDataLength || dataLength),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      bytes.whole(requestId, encodedDataLength),
    );
    session.on('Network.webSocketFrameReceived', ({ requestId, response }) =>
      bytes.part(requestId, response.payloadData.length),
    );
    session.on('Network.webSocketFrameSent', ({ response }) =>
      bytes.posted(response.payloadData.length),
    );
    return bytes;
  }

  posted(bytes: number): void {
    this.sent += bytes;
  }

  /** A part of a response, which may never end. */
  part(request: string, bytes: number): void {
    this.underway.set(request, (this.underway.get(request) ?? 0) + bytes);
  }

  /** A response has ended; `bytes` are all of it, with its headers. */
  whole(request: string, bytes: number): void {
    this.underway.delete(request);
    this.finished += bytes;
  }

  /** So far, in kB. */
  get kilobytes(): { readonly received: number; readonly sent: number } {
    const open = [...this.underway.values()].reduce((sum, bytes) => sum + bytes, 0);
    const inKilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;
    return { received: inKilobytes(this.finished + open), sent: inKilobytes(this.sent) };
  }
}
