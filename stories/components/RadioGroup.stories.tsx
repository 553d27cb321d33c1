import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { RadioGroup, type RadioGroupProps } from '../../ui/components/RadioGroup';
import { flow } from '../fixtures/flow';

const options = [
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'scam', label: 'Scam or fraud' },
  { value: 'other', label: 'Something else that is long enough to need a second line on a narrow screen' },
];

function Controlled({ value: initial, onValueChange, ...props }: RadioGroupProps<string>) {
  const [value, setValue] = useState(initial);
  return (
    <RadioGroup
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Reason', options, value: undefined, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenByKeyboard: Story = {
  args: { name: 'reason' },
  render: (args) => (
    <form aria-label="Report">
      <Controlled {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Reason' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');

    await expect(canvas.getByRole('radio', { name: 'Scam or fraud' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('scam');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Report' });
    await expect(new FormData(form).get('reason')).toBe('scam');
  },
};

export const Missing: Story = {
  render: function WithState(args) {
    const [isSent, setSent] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        <RadioGroup {...args} error={isSent && 'Choose a reason.'} />
        <Button type="submit">Report</Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));

    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a reason.');
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus());
  },
};

/** Only a submit button passes its focus on. */
export const MissingWithoutSubmit: Story = {
  parameters: flow,
  render: function WithState(args) {
    const [isChecked, setChecked] = useState(false);
    return (
      <form>
        <RadioGroup {...args} error={isChecked && 'Choose a reason.'} />
        <Button onClick={() => setChecked(true)}>Check</Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const check = canvas.getByRole('button', { name: 'Check' });
    await userEvent.click(check);

    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(check).toHaveFocus();
  },
};

export const WithOwnDescription: Story = {
  parameters: flow,
  args: { error: 'Choose a reason.', 'aria-describedby': 'readers' },
  render: (args) => (
    <>
      <Controlled {...args} />
      <p id="readers">Only moderators read it.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Choose a reason. Only moderators read it.',
    );
  },
};
