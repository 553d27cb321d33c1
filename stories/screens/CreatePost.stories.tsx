import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { ines, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { prices } from '../fixtures/markets';
import { plainServer, refused, neverResponds } from '../fixtures/server';
import { onAPhone, screenParameters } from '../fixtures/widths';

const server = plainServer({ posts, users });

const meta = {
  title: 'Screens/CreatePost',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/CreatePost/memes', reader: ines, now, site: { locationRemoved: true } },
  parameters: { ...screenParameters, msw: { handlers: server.handlers } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = () => new File(['picture'], 'chart.png', { type: 'image/png' });

export const Empty: Story = {
  play: async ({ canvas }) => {
    const category = await canvas.findByRole('textbox', { name: 'Category' });
    await expect(category).toHaveValue('Memes');
    await expect(category).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText(/Media/)).toHaveAccessibleDescription(/location data is removed/);
  },
};

export const Publishes: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Sideways');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Body' }), 'With feelings.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tags' }), 'Chart  meme');
    await userEvent.upload(canvas.getByLabelText(/Media/), picture());
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));

    await expect(await canvas.findByRole('heading', { level: 1, name: 'Memes' })).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Sideways' })).toBeInTheDocument();
  },
};

// @spec 5.7
export const MissingFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Sideways');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Please enter all the fields and ensure a category is set.',
    );
  },
};

/** Empty fields are marked until they are filled in. The first has the focus. */
export const MarksEmptyFields: Story = {
  ...onAPhone,
  play: async (context) => {
    await MissingFields.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));

    const body = canvas.getByRole('textbox', { name: 'Body' });
    await waitFor(() => expect(body).toHaveFocus());
    await expect(body).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Tags' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeValid();
  },
};

export const Guest: Story = {
  parameters: flow,
  args: { at: '/CreatePost/News' },
  render: ({ at, now: moment }) => <ScreenStage at={at} now={moment} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Sideways');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Login to create a post');

    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeVisible();
  },
};

export const PostRefused: Story = {
  parameters: {
    msw: { handlers: [refused('post', '*/posts/CreatePost', 500, 'Not today.'), ...server.handlers] },
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'Sideways');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Body' }), 'With feelings.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tags' }), 'meme');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Failed to create post: Not today.',
    );
    await expect(title).toHaveValue('Sideways');
  },
};

/** The alert names the field, which then gets the focus. */
export const RefusedField: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        refused('post', '*/posts/CreatePost', 400, 'postTags.0: must have at most 50 characters.', [
          { field: 'postTags.0', message: 'must have at most 50 characters.' },
        ]),
        ...server.handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Sideways');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Body' }), 'With feelings.');
    const tags = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(tags, 'meme');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));

    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Post tags 1 must have at most 50 characters.');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(tags).toHaveFocus());
  },
};

export const Uploading: Story = {
  parameters: { msw: { handlers: [neverResponds('post', '*/api/upload/file'), ...server.handlers] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/Media/), picture());

    await expect(await canvas.findByRole('progressbar', { name: 'Uploading chart.png' })).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/Media/), picture());

    const placeholder = { name: 'This picture cannot be shown' };
    await canvas.findByRole('img', placeholder);
    // The upload's end replaces it.
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(await canvas.findByRole('img', placeholder)).toBeVisible();
  },
};

export const UploadFailed: Story = {
  parameters: {
    msw: { handlers: [refused('post', '*/api/upload/file', 413, 'Too large.'), ...server.handlers] },
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, 'Sideways');
    await userEvent.upload(canvas.getByLabelText(/Media/), picture());

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Failed to upload chart.png. See console for details.',
    );
    await expect(title).toHaveValue('Sideways');
  },
};

export const AcceptsOggAudio: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    const sound = new File(['OggS'], 'tone.ogg', { type: 'audio/ogg' });
    await userEvent.upload(await canvas.findByLabelText(/Media/), sound);

    await expect(await canvas.findByText('tone.ogg')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const RefusesOtherFiles: Story = {
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['%PDF'], 'chart.pdf', { type: 'application/pdf' }));
    dataTransfer.items.add(picture());

    await fireEvent(
      await canvas.findByLabelText(/Media/),
      new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
    );

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Failed to add chart.pdf: this kind of file is not allowed. Allowed are mp4, webm and ogg videos, mp3, wav and ogg sound, and gif, png, jpg and webp images.',
    );
    await expect(canvas.getByText('chart.png')).toBeVisible();
    await expect(canvas.queryByText('chart.pdf')).not.toBeInTheDocument();
  },
};

export const Mentions: Story = {
  play: async ({ canvas, userEvent }) => {
    const body = await canvas.findByRole('textbox', { name: 'Body' });
    await userEvent.type(body, 'As @mar');
    await canvas.findByRole('option', { name: /mara/, selected: true });
    await userEvent.keyboard('{Enter}');

    await expect(body).toHaveValue('As @mara ');
  },
};

export const NoCategory: Story = {
  parameters: flow,
  args: { at: '/CreatePost' },
  play: async ({ canvas, userEvent }) => {
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent(
      'Category not specified. Please try creating a post from a category page.',
    );
    await userEvent.click(within(alert).getByRole('button', { name: 'News' }));

    await expect(await canvas.findByRole('textbox', { name: 'Category' })).toHaveValue('News');
  },
};

export const UnknownCategory: Story = {
  parameters: flow,
  args: { at: '/CreatePost/gossip' },
  play: async ({ canvas, userEvent }) => {
    const alert = await screen.findByRole('alertdialog');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));

    await expect(await canvas.findByRole('heading', { level: 1, name: 'All zones' })).toBeInTheDocument();
  },
};

/** The editor was open before, with another file. */
export const RefusedPostEdited: Story = {
  parameters: { ...flow, msw: { handlers: [prices, ...server.handlers] } },
  args: {
    hasFrame: true,
    outbox: [
      {
        key: 'refused',
        kind: 'post',
        createdOn: now - 60_000,
        payload: {
          postTitle: 'From the train',
          postBody: 'Cows.',
          postTags: ['cows'],
          mediaUrls: [{ url: '/media/cows.png', type: 'image/png' }],
          category: 'Memes',
          userPosted: 'Ines',
        },
        refusal: 'You post too often.',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const other = new File(['picture'], 'other.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText(/Media/), other);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));

    await expect(await canvas.findByText('cows.png')).toBeVisible();
    await expect(canvas.queryByText('other.png')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('From the train');
    await expect(canvas.queryByText(/was not sent/)).not.toBeInTheDocument();
  },
};
