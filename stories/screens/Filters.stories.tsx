import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import type { components } from '../../client';
import { ScreenStage } from '../stage';
import { hoursAgo, ines, makePost, mara, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { member } from '../fixtures/member';
import { profileServer } from '../fixtures/profileServer';
import { plainServer, refused } from '../fixtures/server';
import { stageForum } from '../fixtures/stageForum';
import { alsoOnAPhone, screenParameters } from '../fixtures/widths';

type MemberFilters = components['schemas']['MemberFilters'];

const community = plainServer({ posts, users });
const account = profileServer(member);

const initial: MemberFilters = { blocked: [ines.result], words: ['talk'], hiddenPosts: [] };
let filters = initial;
const change = (changed: Partial<MemberFilters>) => {
  filters = { ...filters, ...changed };
  return HttpResponse.json(filters);
};

const handlers = [
  http.get('*/api/links/denied', () =>
    HttpResponse.json({ domains: [{ domain: 'scam.example', reason: 'Asks for phrases.' }] }),
  ),
  http.get('*/api/filters', () => HttpResponse.json(filters)),
  http.put<never, { words: string[] }>('*/api/filters/words', async ({ request }) =>
    change({ words: (await request.json()).words }),
  ),
  http.put('*/api/users/:id/block', () => change({ blocked: [ines.result] })),
  http.delete('*/api/users/:id/block', () => change({ blocked: [] })),
  http.put<{ id: string }>('*/posts/hide/:id', ({ params }) => change({ hiddenPosts: [params.id] })),
  http.delete('*/posts/hide/:id', () => change({ hiddenPosts: [] })),
];

const meta = {
  title: 'Screens/Filters',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/memes', now, reader: mara },
  parameters: {
    ...screenParameters,
    msw: { handlers: [...handlers, ...account.handlers, ...community.handlers] },
  },
  beforeEach: () => {
    filters = initial;
    community.reset();
    account.reset();
  },
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const nothingFiltered = () => {
  filters = { blocked: [], words: [], hiddenPosts: [] };
};

let filtersAreRead: Promise<void>;
let reportRead: () => void;

/** The filters load first. A line that replaces a visible post would keep its height. */
export const FoldedPosts: Story = {
  beforeEach: () => {
    filtersAreRead = new Promise((resolve) => (reportRead = resolve));
  },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/filters', () => reportRead()),
        http.get('*/posts/get', () => filtersAreRead),
        ...handlers,
        ...account.handlers,
        ...community.handlers,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Blocked member.')).toBeVisible();
    await expect(canvas.getByText('Contains “talk”, which you have muted.')).toBeVisible();
    await expect(canvas.queryByText('See footnote seven')).toBeNull();
    await expect(canvas.queryByText('How we talk here')).toBeNull();
  },
};

export const HiddenByMouse: Story = {
  parameters: flow,
  beforeEach: nothingFiltered,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about “See footnote seven”' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide post' }));

    await waitFor(() => expect(canvas.getByRole('article', { name: 'Post hidden.' })).toHaveFocus());
    await waitFor(() => expect(filters.hiddenPosts).toHaveLength(1));
  },
};

export const HiddenAndUndone: Story = {
  parameters: flow,
  beforeEach: nothingFiltered,
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'More about “See footnote seven”' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    const hide = await screen.findByRole('menuitem', { name: 'Hide post' });
    await waitFor(() => expect(hide).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Post hidden.' })).toHaveFocus());
    await expect(canvas.queryByText('See footnote seven')).toBeNull();
    await waitFor(() => expect(filters.hiddenPosts).toHaveLength(1));

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'See footnote seven' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /More about “The chart/ })).toBeNull();
    // Later it would change the next story's filters.
    await waitFor(() => expect(filters.hiddenPosts).toEqual([]));
  },
};

const page = Array.from({ length: 21 }, (_, index) =>
  makePost({ _id: `meme${index}`, postTitle: `Meme ${index}`, category: 'Memes', postedOn: hoursAgo(index) }),
);
const memes = {
  msw: {
    handlers: [http.get('*/posts/get', () => HttpResponse.json(page)), ...meta.parameters.msw.handlers],
  },
};
let isNextReady = false;
const hide = (hidden: typeof page) => () => {
  filters = { blocked: [], words: [], hiddenPosts: hidden.map(({ _id }) => _id) };
};

export const FirstPageHidden: Story = {
  parameters: { ...flow, ...memes },
  beforeEach: hide(page.slice(0, 20)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Meme 20' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** The next page fails, once. */
export const FirstPageHiddenAndNextFails: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        http.get('*/posts/get', ({ request: { url } }) => {
          if (!new URL(url).searchParams.has('cursor'))
            return HttpResponse.json(page.slice(0, 20), {
              headers: { Link: '</posts/get?cursor=2>; rel="next"' },
            });
          const response = isNextReady
            ? HttpResponse.json(page.slice(20))
            : HttpResponse.json({ message: 'Not now.' }, { status: 400 });
          isNextReady = true;
          return response;
        }),
        ...meta.parameters.msw.handlers,
      ],
    },
  },
  beforeEach: () => {
    isNextReady = false;
    hide(page.slice(0, 20))();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('article', { name: 'Meme 20' })).toBeVisible();
  },
};

export const EachPostHidden: Story = {
  parameters: { ...flow, ...memes },
  beforeEach: hide(page),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have hidden every post/)).toBeVisible();
  },
};

export const BlockedFromACard: Story = {
  parameters: flow,
  beforeEach: nothingFiltered,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about “See footnote seven”' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block Ines Okafor' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Blocked member.' })).toHaveFocus());
    await waitFor(() => expect(filters.blocked).toEqual([ines.result]));
  },
};

export const BlockAsked: Story = {
  parameters: flow,
  args: { at: '/Users/ines' },
  beforeEach: () => {
    filters = { ...initial, blocked: [] };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More about Ines Okafor' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block Ines Okafor' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }));

    await waitFor(() => expect(filters.blocked).toEqual([ines.result]));
  },
};

export const BlockedAndMuted: Story = {
  args: { at: '/Users/mara' },
  parameters: alsoOnAPhone,
  beforeEach: () => {
    filters = { ...initial, hiddenPosts: ['chart'] };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account Settings' }));
    const words = await canvas.findByRole('textbox', { name: 'Muted words' });
    await userEvent.type(words, '\nbear\n');
    await userEvent.click(canvas.getByRole('button', { name: 'Save muted words' }));

    await waitFor(() => expect(filters.words).toEqual(['talk', 'bear']));
    await expect(canvas.getByRole('button', { name: 'Unblock Ines Okafor' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show hidden posts again (1)' })).toBeVisible();
  },
};

let isDown = true;

export const BlockedAndMutedNotLoaded: Story = {
  args: { at: '/Users/mara' },
  parameters: {
    ...flow,
    msw: {
      handlers: [
        http.get('*/api/filters', () =>
          isDown ? HttpResponse.json({ message: 'Not now.' }, { status: 500 }) : HttpResponse.json(filters),
        ),
        ...handlers,
        ...account.handlers,
        ...community.handlers,
      ],
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account Settings' }));
    const error = await canvas.findByText('Your filters could not be loaded. Not now.');
    isDown = false;
    await userEvent.click(within(error.closest('section')!).getByRole('button', { name: 'Try again' }));

    await expect(await canvas.findByRole('textbox', { name: 'Muted words' })).toBeVisible();
  },
};

export const MutedWordsRefused: Story = {
  args: { at: '/Users/mara' },
  parameters: {
    ...flow,
    msw: {
      handlers: [
        refused('put', '*/api/filters/words', 503, 'Try again.'),
        ...handlers,
        ...account.handlers,
        ...community.handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account Settings' }));
    const words = await canvas.findByRole('textbox', { name: 'Muted words' });
    await userEvent.type(words, '\nbear');
    await userEvent.click(canvas.getByRole('button', { name: 'Save muted words' }));

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Your filters could not be saved: Try again.',
    );
    await expect(words).toHaveValue('talk\nbear');
  },
};

const forum = stageForum();

export const KeepsMutedWords: Story = {
  parameters: flow,
  args: { at: '/Users/mara', onStart: forum.onStart },
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Account Settings' }));
      return canvas.findByRole('textbox', { name: 'Muted words' });
    };
    const expectClosed = () =>
      waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Muted words' })).toBeNull());
    await userEvent.type(await open(), '\nbear');
    forum.expire();
    await expectClosed();
    forum.logIn(mara);
    // The address keeps the settings open.
    const words = await canvas.findByRole('textbox', { name: 'Muted words' });
    await expect(words).toHaveValue('talk\nbear');

    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expectClosed();
    const cancelled = await open();
    await expect(cancelled).toHaveValue('talk');
    await userEvent.clear(cancelled);
    await expect(cancelled).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Save muted words' }));
    await waitFor(() => expect(filters.words).toEqual([]));
  },
};

export const PlainServer: Story = {
  parameters: { ...flow, msw: { handlers: [...account.handlers, ...community.handlers] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('See footnote seven')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^More about/ })).toBeNull();
  },
};

const phrase = 'abandon ability able about above absent absorb abstract absurd abuse access accident';

/** A screenshot of the dialog, after going back once. */
export const RecoveryPhrase: Story = {
  args: { at: '/posts/footnote' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Write a comment' });
    await userEvent.click(field);
    await userEvent.paste(`Mine is ${phrase}.`);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await expect(field).toHaveValue(`Mine is ${phrase}.`);

    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(
      await screen.findByRole('alertdialog', { name: /^This looks like a recovery phrase\./ }),
    ).toBeVisible();
  },
};

export const RecoveryPhraseMasked: Story = {
  parameters: flow,
  args: { at: '/posts/footnote' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Write a comment' }));
    await userEvent.paste(`Mine is ${phrase}.`);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send masked' }));

    await expect(await canvas.findByText('Mine is [hidden: looked like a recovery phrase].')).toBeVisible();
    // Pending comments are faded.
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Comments' }).querySelector('[aria-busy]')).toBeNull(),
    );
  },
};

export const DeniedLink: Story = {
  args: { at: '/leaving?to=https%3A%2F%2Fwww.scam.example%2Fairdrop', site: { deniedLinks: true } },
  parameters: alsoOnAPhone,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/warn against www\.scam\.example\. Their reason: Asks for phrases\./),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go back' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to www.scam.example all the same' })).toHaveAttribute(
      'href',
      'https://www.scam.example/airdrop',
    );
  },
};

/** Anybody can link to this page. */
export const UnlistedLink: Story = {
  args: { at: '/leaving?to=https%3A%2F%2Fclub.example%2F', site: { deniedLinks: true } },
  parameters: flow,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^It leads to club\.example\. Go on only if you trust/),
    ).toBeVisible();
    await expect(canvas.queryByText(/warn against/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Go to club\.example/ })).toHaveAttribute(
      'href',
      'https://club.example/',
    );
  },
};
