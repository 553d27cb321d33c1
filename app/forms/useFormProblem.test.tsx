import { memoryStore } from '@alphazone/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import type { FormResult } from '../../client/rendering';
import { hookIn } from '../../react/testing/hookIn';
import { testForum } from '../../react/testing/testForum';
import { FirstPageContext } from '../navigation/FirstPageContext';
import { Screens } from '../navigation/Screens';
import { PortsContext, type Ports } from '../ports';
import { useFormProblem, useIsCommentHeld } from './useFormProblem';

const refusal = {
  form: 'vote',
  page: '/news',
  status: 401,
  message: 'Log in first.',
  fields: { value: 'upVote' },
  missing: [],
} satisfies FormResult;
const held: FormResult = { ...refusal, form: 'comment', status: 200, postId: 'p1', isHeld: true };

/** The document's first page, with the key that `keepScroll` gives it. */
const FirstPage = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={[{ pathname: '/news', key: 'first 1' }]}>
    <Screens routes={[{ path: '*', element: children }]} />
  </MemoryRouter>
);

const LaterPage = ({ children }: { children: ReactNode }) => (
  <FirstPageContext value={false}>{children}</FirstPageContext>
);

function resultOf<Result>(
  useHook: () => Result,
  { formResult, isGuest, Page }: { formResult: FormResult; isGuest: boolean; Page: typeof FirstPage },
) {
  const { forum } = testForum(() => Response.json([]), isGuest ? { storage: memoryStore() } : {});
  const Contexts = ({ children }: { children: ReactNode }) => (
    <PortsContext value={{ formResult } as Partial<Ports> as Ports}>
      <Page>{children}</Page>
    </PortsContext>
  );
  return hookIn(forum, useHook, Contexts);
}

const problemOn = (Page: typeof FirstPage, { status, isGuest }: { status: number; isGuest: boolean }) =>
  resultOf(() => useFormProblem(['vote']), { formResult: { ...refusal, status }, isGuest, Page });

it('shows a refusal on the page of its form', () => {
  expect(problemOn(FirstPage, { status: 401, isGuest: true })).toBe('Login or Signup to upvote a post');
  expect(problemOn(FirstPage, { status: 422, isGuest: false })).toBe('Log in first.');
});

it('shows nothing on later pages, and no guest’s refusal to a member', () => {
  expect(problemOn(LaterPage, { status: 422, isGuest: false })).toBeUndefined();
  expect(problemOn(FirstPage, { status: 401, isGuest: false })).toBeUndefined();
});

it.each([
  ['says on the page of its form that a comment is held', FirstPage, true],
  ['does not repeat on later pages that a comment is held', LaterPage, false],
])('%s', (_, Page, isShown) => {
  expect(resultOf(() => useIsCommentHeld('p1'), { formResult: held, isGuest: false, Page })).toBe(isShown);
});
