import { expect, it } from 'vitest';
import { frame, frameMessages, parseForwardMessages, parseHeaderLines } from './frames';

it("a frame's length counts UTF-16 code units", () => {
  expect(frame('["😀"]')).toBe('6\n["😀"]');
});

it('messages are sent with their numbers', () => {
  const messages = [
    { id: 7, json: '{"a":1}' },
    { id: 8, json: '"noop"' },
  ];
  expect(frameMessages(messages)).toBe('28\n[[7,[{"a":1}]],[8,["noop"]]]');
});

it('messages are parsed with their offset', () => {
  const form = new URLSearchParams({
    count: '2',
    ofs: '3',
    req0___data__: '{"a":1}',
    req1___data__: '{}',
  });
  expect(parseForwardMessages(form)).toEqual({ offset: 3, messages: [{ a: 1 }, {}] });
  expect(parseForwardMessages(new URLSearchParams())).toEqual({ offset: 0, messages: [] });
});

it.each([{ count: 'x' }, { count: '1', req0___data__: '{' }, { count: '1', ofs: '-1' }])(
  '%j is refused',
  (fields) => {
    expect(() => parseForwardMessages(new URLSearchParams(fields))).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT' }),
    );
  },
);

it('headers are parsed from lines', () => {
  const headers = parseHeaderLines('Authorization:Bearer a:b\r\nX-Goog:1\r\n');
  expect(headers.get('authorization')).toBe('Bearer a:b');
});
