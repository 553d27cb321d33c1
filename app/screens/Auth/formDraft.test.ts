import { describe, expect, it } from 'vitest';

import { formDraftKey, serializeForm, parseForm } from './formDraft';

const typed = { email: 'a@b.c', password: 'secret12', name: 'Ann', username: 'ann', referralCode: 'R2' };

describe('form draft', () => {
  it('contains everything except the password', () => {
    const draft = serializeForm({ mode: 'signUp', fields: typed });

    expect(draft).not.toContain('secret12');
    expect(parseForm(draft)).toEqual({ mode: 'signUp', fields: { ...typed, password: '' } });
  });

  it('is empty for a form with only a password', () => {
    const fields = { email: '', password: 'secret12', name: '', username: '', referralCode: '' };

    expect(serializeForm({ mode: 'signUp', fields })).toBe('');
  });

  it.each(['', '{broken', '{"mode":"other","email":"a@b.c"}'])('is undefined for "%s"', (draft) => {
    expect(parseForm(draft)).toBeUndefined();
  });

  it('has a key for each referral code, including an empty one', () => {
    const keys = [undefined, '', 'ref', 'ALPHA'].map(formDraftKey);

    expect(new Set(keys).size).toBe(keys.length);
  });
});
