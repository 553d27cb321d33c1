import { describe, expect, it } from 'vitest';

import { chatTexts, createFloodGate, readMessage } from './chat-rules';

describe('a chat message', () => {
  it('is stored trimmed', () => {
    expect(readMessage({ text: '  gm \n' })).toEqual({ text: 'gm' });
  });

  it.each([[''], ['  \n\t '], [undefined], [7]])('without text (%j) is refused', (text) => {
    expect(readMessage({ text })).toEqual({ refusal: chatTexts.empty });
  });

  it.each([[null], ['gm'], [undefined], [{}]])('that is no message (%j) is refused', (payload) => {
    expect(readMessage(payload)).toEqual({ refusal: chatTexts.empty });
  });

  it('has at most 1,000 characters, whatever their size', () => {
    expect(readMessage({ text: '🚀'.repeat(1_000) })).toEqual({ text: '🚀'.repeat(1_000) });
    expect(readMessage({ text: 'x'.repeat(1_001) })).toEqual({
      refusal: 'The message is too long: at most 1,000 characters.',
    });
  });

  it.each(['a\u0000b', 'a\ud800b'])('with a character that cannot be stored (%j) is refused', (text) => {
    expect(readMessage({ text })).toEqual({ refusal: chatTexts.unstorable });
  });
});

describe('the flood gate', () => {
  it('lets ten messages in ten seconds through, and the next when the first is old enough', () => {
    let now = 0;
    const maySpeak = createFloodGate(() => now);

    const first = Array.from({ length: 11 }, () => maySpeak('ada'));
    now = 9_999;
    const tooEarly = maySpeak('ada');
    now = 10_000;

    expect(first).toEqual([...Array<boolean>(10).fill(true), false]);
    expect(tooEarly).toBe(false);
    expect(maySpeak('ada')).toBe(true);
  });

  it('counts each member alone', () => {
    const maySpeak = createFloodGate(() => 0);
    for (let i = 0; i < 10; i += 1) maySpeak('ada');

    expect(maySpeak('ada')).toBe(false);
    expect(maySpeak('bob')).toBe(true);
  });
});
