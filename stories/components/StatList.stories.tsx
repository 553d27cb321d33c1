import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StatList } from '../../ui/components/StatList';
import { StoryFrame } from '../fixtures/StoryFrame';
import { flow } from '../fixtures/flow';
import { longWord } from '../forum/samples';

const meta = {
  title: 'Components/StatList',
  component: StatList,
  args: {
    stats: [
      { label: 'XP', value: '1,240' },
      { label: 'Level', value: 4 },
      { label: 'Rank', value: 'Analyst' },
      { label: 'Login Streak', value: '12 days' },
    ],
  },
} satisfies Meta<typeof StatList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'XP',
      'Level',
      'Rank',
      'Login Streak',
    ]);
    await expect(canvas.getByText('XP').nextElementSibling).toHaveTextContent('1,240');
  },
};

export const LongValueNarrow: Story = {
  args: { stats: [{ label: 'Referred by', value: longWord }, ...meta.args.stats] },
  decorators: [
    (Story) => (
      <StoryFrame width={288}>
        <Story />
      </StoryFrame>
    ),
  ],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.firstElementChild ?? canvasElement;
    await expect(frame.clientWidth).toBe(288);
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: {
    stats: [
      { label: 'نقاط الخبرة', value: '1,240' },
      { label: 'المستوى', value: 4 },
    ],
  },
  render: (args) => <StatList dir="rtl" {...args} />,
};

export const Empty: Story = {
  parameters: flow,
  args: { stats: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};
