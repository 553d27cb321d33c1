import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { flow } from '../fixtures/flow';
import { TextArea } from '../../ui/components/TextArea';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Body' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const GrowsWithText: Story = {
  args: { label: 'Comment', minRows: 1, maxRows: 6 },
  play: async ({ canvas, userEvent }) => {
    const textArea = canvas.getByRole('textbox', { name: 'Comment' });
    const before = textArea.getBoundingClientRect().height;

    await userEvent.type(textArea, 'one{Enter}two{Enter}three');

    await expect(textArea.getBoundingClientRect().height).toBeGreaterThan(before + 20);
  },
};

export const MaximumHeight: Story = {
  args: { minRows: 1, maxRows: 4, defaultValue: 'line\n'.repeat(40) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBeLessThan(130);
  },
};

export const NearLimit: Story = {
  args: { value: 'x'.repeat(95), maxLength: 100, onChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Body' })).toHaveAccessibleDescription(
      '5 characters left',
    );
  },
};

export const WithError: Story = { args: { error: 'Enter a comment before submitting' } };

const selectText = fn((area: HTMLTextAreaElement | null) => area?.select());

export const CallsItsRefOnce: Story = {
  parameters: flow,
  render: function WithState(args) {
    const [text, setText] = useState('Draft');
    return (
      <TextArea {...args} ref={selectText} value={text} onChange={({ target }) => setText(target.value)} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(selectText).toHaveBeenCalledOnce();
    await userEvent.keyboard('New');

    await expect(selectText).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Body' })).toHaveValue('New');
  },
};
