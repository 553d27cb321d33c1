import { describe, expect, it } from 'vitest';

import { formKey, keepForm, readForm } from './keptForm';

const typed = { email: 'a@b.c', password: 'secret12', name: 'Ann', username: 'ann', referralCode: 'R2' };

describe('what is kept of the form to log in or sign up', () => {
  it('is everything but the password', () => {
    const kept = keepForm({ mode: 'signUp', fields: typed });

    expect(kept).not.toContain('secret12');
    expect(readForm(kept)).toEqual({ mode: 'signUp', fields: { ...typed, password: '' } });
  });

  it('is nothing while there is nothing but a password', () => {
    const fields = { email: '', password: 'secret12', name: '', username: '', referralCode: '' };

    expect(keepForm({ mode: 'signUp', fields })).toBe('');
  });

  it.each(['', '{broken', '{"mode":"other","email":"a@b.c"}'])('is nothing in "%s"', (kept) => {
    expect(readForm(kept)).toBeUndefined();
  });

  it('is kept by the code, an empty one and none too', () => {
    const keys = [undefined, '', 'ref', 'ALPHA'].map(formKey);

    expect(new Set(keys).size).toBe(keys.length);
  });
});
