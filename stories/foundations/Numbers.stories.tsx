import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { AuthForm } from '../../ui/components/AuthForm';
import { Badge } from '../../ui/components/Badge';
import { CommentSection } from '../../ui/components/CommentSection';
import { FeedHeader } from '../../ui/components/FeedHeader';
import { FileField } from '../../ui/components/FileField';
import { Leaderboard } from '../../ui/components/Leaderboard';
import { PostCard } from '../../ui/components/PostCard';
import { ReferralCode } from '../../ui/components/ReferralCode';
import { RelativeTime } from '../../ui/components/RelativeTime';
import { TagCard } from '../../ui/components/TagCard';
import { TaskList } from '../../ui/components/TaskList';
import { VoteControl } from '../../ui/components/VoteControl';
import { KitProvider } from '../../ui/theme/KitProvider';
import { flow } from '../fixtures/flow';
import { now } from '../fixtures/community';
import { alphas, isManual, tasks } from '../fixtures/profile';
import { post } from '../forum/samples';

const ignore = () => undefined;
const fields = { name: '', username: '', email: 'ada@example.org', password: '', referralCode: 'ALPHA-7' };

function RightToLeftPage() {
  return (
    <KitProvider now={() => now} direction="rtl">
      <div dir="rtl">
        <Badge count={120} />
        <VoteControl score={-12_399} />
        <RelativeTime date={now - 5 * 60_000} />
        <FeedHeader title="ميمز" count={1340} />
        <PostCard post={{ ...post, noOfComments: 12_800 }} standing={{ score: 3 }} />
        <CommentSection count={7}>{null}</CommentSection>
        <TagCard name="bitcoin" count={12} />
        <TaskList tasks={tasks} isManual={isManual} />
        <Leaderboard entries={alphas.map((alpha) => ({ ...alpha, shares: 12_345, avgROI: 12.5 }))} />
        <FileField
          label="Media"
          files={[{ id: '1', name: 'a.png', type: 'image/png', size: 1_240_000 }]}
          onFilesAdd={ignore}
          onFileRemove={ignore}
        />
        <ReferralCode code="ALPHA-7" />
        <AuthForm
          mode="signUp"
          fields={fields}
          onFieldChange={ignore}
          onToggleMode={ignore}
          onSubmit={ignore}
        />
      </div>
    </KitProvider>
  );
}

/** Numbers and their units keep their order on a right-to-left page. */
const meta = {
  title: 'Foundations/Numbers',
  tags: ['!autodocs'],
  component: RightToLeftPage,
} satisfies Meta<typeof RightToLeftPage>;

export default meta;

function runsLeftToRight(element: HTMLElement): boolean {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const node = texts.nextNode();
  if (!node?.textContent) throw new Error('There is no text.');
  const leftOf = (offset: number) => {
    const range = document.createRange();
    range.setStart(node, offset);
    range.setEnd(node, offset + 1);
    return range.getBoundingClientRect().left;
  };
  return leftOf(0) < leftOf(node.textContent.length - 1);
}

export const RightToLeft: StoryObj<typeof meta> = {
  // Many components on one page duplicate landmarks. axe checks each in its own stories.
  parameters: { ...flow, a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement }) => {
    const texts = [
      '99+',
      '−12.3k',
      '5 minutes ago',
      '1,340 Posts',
      '12.8k',
      '7 Comments',
      '12 posts',
      '1.2 MB',
    ];
    const wrong = [...texts, 'ALPHA-7', '+10 XP', /\+12\.5%$/, '12.3k'].filter((text) => {
      const [found] = canvas.getAllByText(text);
      return !found || !runsLeftToRight(found);
    });
    await expect(wrong.map(String)).toEqual([]);

    const form = within(canvasElement);
    for (const name of [/email/i, /referral code/i]) {
      await expect(getComputedStyle(form.getByRole('textbox', { name })).direction).toBe('ltr');
    }
  },
};
