import { memoryStore } from '@alphazone/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import type { FormResult } from '../../client/rendering';
import { hookIn } from '../../react/testing/hookIn';
import { testForum } from '../../react/testing/testForum';
import { PortsContext, type Ports } from '../ports';
import { useFormProblem } from './useFormProblem';

const refusal = {
  form: 'vote',
  page: '/news',
  message: 'Log in first.',
  fields: { value: 'upVote' },
  missing: [],
} satisfies Partial<FormResult>;

function problemOn(key: string, { status, isGuest }: { status: number; isGuest: boolean }) {
  const { forum } = testForum(() => Response.json([]), isGuest ? { storage: memoryStore() } : {});
  const Contexts = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/news', key }]}>
      <PortsContext value={{ formResult: { ...refusal, status } } as Partial<Ports> as Ports}>
        {children}
      </PortsContext>
    </MemoryRouter>
  );
  return hookIn(forum, () => useFormProblem(['vote']), Contexts);
}

it('shows a refusal on the page of its form', () => {
  expect(problemOn('default', { status: 401, isGuest: true })).toBe('Login or Signup to upvote a post');
  expect(problemOn('default', { status: 422, isGuest: false })).toBe('Log in first.');
});

it('shows nothing on later pages, and no guest’s refusal to a member', () => {
  expect(problemOn('another', { status: 422, isGuest: false })).toBeUndefined();
  expect(problemOn('default', { status: 401, isGuest: false })).toBeUndefined();
});
