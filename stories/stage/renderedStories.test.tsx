import { composeStories } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { routes } from '../../app/router';
import { renderStory } from './renderStory';

type ComposedStory = ComponentType & {
  args: object;
  parameters: { msw?: { handlers: RequestHandler[] } };
};

interface RawStory {
  render?: unknown;
  decorators?: unknown[];
}

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  '../{screens,forum,components}/*.stories.tsx',
  { eager: true },
);

/** Servers render one page of a list. */
const isLong = (args: object) =>
  Object.values(args).some((value) => Array.isArray(value) && value.length > 1_000);

/** Numbers handlers and functions, to distinguish them. */
const seen: unknown[] = [];
const numberOf = (value: unknown) => (seen.includes(value) ? seen.indexOf(value) : seen.push(value) - 1);

/** Inputs of the story's first render. */
const inputOf = ({ args, parameters: { msw } }: ComposedStory, { render, decorators }: RawStory) =>
  JSON.stringify([args, msw?.handlers.map(numberOf), numberOf(render), decorators?.map(numberOf)]);

/** The story with a render error. */
const broken = 'ScreenFailed';

/** Loads the screens as a server does before it renders one. */
async function loadScreens(list: readonly RouteObject[]): Promise<() => void> {
  const undo: (() => void)[] = [];
  for (const route of list) {
    const { lazy } = route;
    if (typeof lazy === 'function') {
      const loaded = await lazy();
      Object.assign(route, loaded, { lazy: undefined });
      undo.push(() => {
        for (const name of Object.keys(loaded)) Reflect.deleteProperty(route, name);
        route.lazy = lazy;
      });
    }
    undo.push(await loadScreens(route.children ?? []));
  }
  return () => undo.forEach((undoOne) => undoOne());
}

let unload: () => void;
beforeAll(async () => {
  unload = await loadScreens(routes);
});
afterAll(() => unload());

let problems: unknown[] = [];
beforeEach(() => {
  problems = [];
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => void problems.push(args));
  return () => vi.restoreAllMocks();
});

/** React leaves failures inside a Suspense boundary to the browser. */
const failuresIn = (html: string) => [...html.matchAll(/data-msg="([^"]*)/g)].map(([, message]) => message);

it('runs without a browser', () => {
  expect([typeof window, typeof document, typeof localStorage]).toEqual(Array(3).fill('undefined'));
});

it.each(Object.entries(files))('%s renders without a browser', async (_, file) => {
  // Safe casts: the types of stories are lost in a glob.
  const raw = file as Record<string, unknown> as Record<string, RawStory>;
  const stories = Object.entries(composeStories(file) as Record<string, ComposedStory>);
  const failed: Record<string, unknown> = {};
  // One for all stories: styles cost more than the rest.
  const sheet = new ServerStyleSheet();
  const rendered = new Set<string>();
  for (const [name, Story] of stories) {
    // Many stories differ only in the user's actions.
    const input = inputOf(Story, raw[name] ?? {});
    if (isLong(Story.args) || rendered.has(input)) continue;
    rendered.add(input);
    problems = [];
    try {
      const html = await renderStory(Story, Story.parameters.msw?.handlers ?? [], sheet);
      problems.push(...failuresIn(html));
    } catch (error) {
      if (name !== broken) problems.push(error);
    }
    if (problems.length > 0) failed[name] = problems;
  }
  expect(failed).toEqual({});
  sheet.seal();
});
