import { describe, expect, it, vi } from 'vitest';

import { readDraft, writeDraft } from './draftStore';

describe('drafts', () => {
  it('are kept per target until they are emptied', () => {
    const values = new Map<string, string>();
    const store = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };

    writeDraft(store, 'comment p1', 'I think', vi.fn());
    expect(readDraft(store, 'comment p1')).toBe('I think');
    expect(readDraft(store, 'comment p2')).toBe('');

    writeDraft(store, 'comment p1', '', vi.fn());
    expect(values.size).toBe(0);
  });

  it('do without storage that is full or switched off', () => {
    const refuse = () => {
      throw new Error('The quota has been exceeded.');
    };
    const log = vi.fn();
    const store = { getItem: refuse, setItem: refuse, removeItem: refuse };

    expect(readDraft(store, 'post memes')).toBe('');
    writeDraft(store, 'post memes', 'text', log);
    expect(log).toHaveBeenCalledOnce();
  });
});
