import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { PostEditor, type PostEditorProps } from '../../ui/components/PostEditor';
import { media, searchPeople } from './samples';
import { flow } from '../fixtures/flow';
import { alsoOnAPhone } from '../fixtures/widths';

const empty = { postTitle: '', postBody: '', postTags: '' };
const written = {
  postTitle: 'Halving day',
  postBody: 'What does @[ada](u-2) think?',
  postTags: 'Bitcoin halving bitcoin',
};

const meta = {
  title: 'Forum/PostEditor',
  component: PostEditor,
  args: {
    category: 'Cryptocurrency',
    value: empty,
    onValueChange: fn(),
    files: [],
    onFilesAdd: fn(),
    onFileRemove: fn(),
    onFileRetry: fn(),
    onSubmit: fn(),
    search: searchPeople,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PostEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Category' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: 'Category' })).toHaveValue('Cryptocurrency');
  },
};

export const Written: Story = {
  parameters: alsoOnAPhone,
  args: {
    value: written,
    files: [
      { id: '1', name: 'dawn.png', ...media.dawn, size: 3_864 },
      { id: '2', name: 'clip.webm', type: 'video/webm', size: 15_756, progress: 0.4 },
      { id: '3', name: 'tone.wav', type: 'audio/wav', size: 6_478, error: 'Failed to upload tone.wav.' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('bitcoin')).toBeVisible();
    await expect(canvas.getByText('halving')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const TypesPost: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Halving day');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Body' }), 'Hi @ad');
    await userEvent.click(await canvas.findByRole('option', { name: 'ada' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tags' }), 'Bitcoin');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      postTitle: 'Halving day',
      postBody: 'Hi @[ada](u-2) ',
      postTags: 'Bitcoin',
    });
  },
};

export const WithoutMedia: Story = {
  parameters: flow,
  render: ({ onFilesAdd: _, ...args }) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect(canvas.queryByText('Media')).toBeNull();
  },
};

export const WithErrors: Story = {
  parameters: alsoOnAPhone,
  args: { errors: { postTitle: 'Write a title.', postTags: 'Add at least one tag.' } },
};

export const Busy: Story = {
  args: { value: written, isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create Post' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

function Controlled({ value, onValueChange, ...props }: PostEditorProps) {
  const [draft, setDraft] = useState(value);
  return (
    <PostEditor
      {...props}
      value={draft}
      onValueChange={(next) => {
        setDraft(next);
        onValueChange(next);
      }}
    />
  );
}
