import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { FileField, type FileFieldProps } from '../../ui/components/FileField';
import { flow } from '../fixtures/flow';
import { landscape } from '../fixtures/pictures';

const picture = { id: '1', name: 'moon.svg', type: 'image/svg+xml', size: 1_240_000, url: landscape };

const meta = {
  title: 'Components/FileField',
  component: FileField,
  args: {
    label: 'Media',
    hint: 'Pictures, videos and sound.',
    accept: 'image/*,video/*,audio/*',
    files: [],
    onFilesAdd: fn(),
    onFileRemove: fn(),
    onFilesReject: fn(),
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddsFiles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const files = [
      new File(['a'], 'a.png', { type: 'image/png' }),
      new File(['b'], 'b.mp4', { type: 'video/mp4' }),
    ];

    const input = canvas.getByLabelText<HTMLInputElement>('Media');
    await userEvent.upload(input, files);

    await expect(args.onFilesAdd).toHaveBeenCalledWith(files);
    await expect(input.value, 'empty, so that the same file can be chosen again').toBe('');
  },
};

export const AddsDroppedFiles: Story = {
  play: async ({ args, canvas }) => {
    const picture = new File(['a'], 'a.png', { type: 'image/png' });
    const program = new File(['b'], 'b.exe', { type: 'application/x-msdownload' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(picture);
    dataTransfer.items.add(program);

    await fireEvent(
      canvas.getByLabelText('Media'),
      new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
    );

    await expect(args.onFilesAdd).toHaveBeenCalledWith([picture]);
    await expect(args.onFilesReject).toHaveBeenCalledWith([program]);
  },
};

export const IgnoresFilesInDisabledFieldset: Story = {
  parameters: flow,
  render: (args) => (
    <fieldset disabled>
      <FileField {...args} />
    </fieldset>
  ),
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['a'], 'a.png', { type: 'image/png' }));
    await fireEvent(canvas.getByLabelText('Media'), new DragEvent('drop', { dataTransfer, bubbles: true }));
    await expect(args.onFilesAdd).not.toHaveBeenCalled();
  },
};

export const WithFiles: Story = {
  args: {
    files: [
      picture,
      { id: '2', name: 'a very long name of a video that goes on.mp4', type: 'video/mp4', progress: 0.4 },
      { id: '3', name: 'theme.mp3', type: 'audio/mpeg', size: 3_100_000 },
      { id: '4', name: 'large.png', type: 'image/png', error: 'Failed to upload large.png.' },
    ],
    onFileRetry: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');

    await userEvent.click(canvas.getByRole('button', { name: 'Remove moon.svg' }));
    await expect(args.onFileRemove).toHaveBeenCalledWith('1');

    await userEvent.click(canvas.getByRole('button', { name: 'Try large.png again' }));
    await expect(args.onFileRetry).toHaveBeenCalledWith('4');
  },
};

export const BrokenPicture: Story = {
  args: { files: [{ ...picture, url: '/there-is-no-such-picture.png' }] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'This picture cannot be shown' })).toBeVisible(),
    );
  },
};

export const OneFile: Story = { args: { label: 'Picture', hint: 'At most 5MB.', multiple: false } };

export const WithError: Story = { args: { error: 'Only pictures, videos and sound can be added.' } };

const failed = { id: '4', name: 'large.png', type: 'image/png', error: 'Failed to upload large.png.' };

export const Disabled: Story = {
  args: { disabled: true, files: [picture, failed], onFileRetry: fn() },
  play: async ({ canvas }) => {
    for (const name of ['Remove moon.svg', 'Remove large.png', 'Try large.png again']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
  },
};

function ControlledFiles(args: FileFieldProps) {
  const [files, setFiles] = useState(args.files);
  return (
    <FileField
      {...args}
      files={files}
      onFileRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      onFileRetry={(id) =>
        setFiles(files.map((file) => (file.id === id ? { ...file, error: undefined, progress: 0 } : file)))
      }
    />
  );
}

export const KeepsFocusOnRemoveAndRetry: Story = {
  parameters: flow,
  args: { files: [picture, failed] },
  render: (args) => <ControlledFiles {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try large.png again' }));
    await expect(canvas.getByRole('button', { name: 'Remove large.png' })).toHaveFocus();

    canvas.getByRole('button', { name: 'Remove moon.svg' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove large.png' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Media')).toHaveFocus();
  },
};
