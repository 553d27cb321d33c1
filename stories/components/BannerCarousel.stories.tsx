import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { BannerCarousel } from '../../ui/components/BannerCarousel';
import { contrast } from '../../ui/tokens/contrast';
import { flow } from '../fixtures/flow';
import { white } from '../fixtures/pictures';
import { slides } from '../fixtures/slides';
import { StoryFrame } from '../fixtures/StoryFrame';
import { alsoOnAPhone } from '../fixtures/widths';

const meta = {
  title: 'Components/BannerCarousel',
  component: BannerCarousel,
  args: { slides },
  parameters: alsoOnAPhone,
  decorators: [
    (Story) => (
      <StoryFrame width={720}>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof BannerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Placeholders: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Show \d$/ })).toHaveLength(6);
  },
};

export const OneSlide: Story = {
  args: { slides: [{ title: 'Only this', text: 'And nothing more.', href: '/' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    slides: [
      { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', text: 'One word.', href: '/a' },
      { title: 'And another', text: 'Two words.', href: '/b' },
    ],
  },
};

export const TextOnWhitePicture: Story = {
  args: {
    slides: [
      {
        title: 'Read the market together',
        text: 'Charts, doubts, second opinions.',
        href: '/a',
        image: white,
      },
      { title: 'And another', text: 'Two words.', href: '/b', image: white },
    ],
  },
  play: async ({ canvas }) => {
    const background = onWhite(
      getComputedStyle(canvas.getByText('Read the market together').parentElement!).backgroundColor,
    );
    for (const words of ['Read the market together', 'Charts, doubts, second opinions.']) {
      const color = onWhite(getComputedStyle(canvas.getByText(words)).color);
      await expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
    }
  },
};

/** Composites an rgb() or rgba() colour on white, as `#rrggbb`. */
function onWhite(color: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return `#${[red, green, blue]
    .map((part) =>
      Math.round(part * alpha + 255 * (1 - alpha))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const AutoplayPauses: Story = {
  parameters: { ...flow, motion: true },
  play: async ({ canvas, userEvent }) => {
    const current = () => canvas.getByRole('button', { current: true });
    const live = canvas.getByRole('group', { name: '1 of 6' }).parentElement;
    await expect(live).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(current()).toHaveAccessibleName('Show 2'), { timeout: 15_000 });

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    // The focus holds the carousel, so a slide that the user asks for is announced.
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(live).toHaveAttribute('aria-live', 'polite');

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    // Asked to play, it does so although its button has the focus.
    await expect(live).toHaveAttribute('aria-live', 'off');
  },
};

export const Controls: Story = {
  play: async ({ canvas, userEvent }) => {
    const current = () => canvas.getByRole('button', { current: true });
    await expect(current()).toHaveAccessibleName('Show 1');

    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(current()).toHaveAccessibleName('Show 2'));

    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(current()).toHaveAccessibleName('Show 1'));

    await userEvent.click(canvas.getByRole('button', { name: 'Show 5' }));
    await waitFor(() => expect(current()).toHaveAccessibleName('Show 5'));

    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(current()).toHaveAccessibleName('Show 6'));
    await expect(canvas.getByRole('group', { name: '6 of 6' })).not.toHaveAttribute('inert');
    await expect(canvas.getByRole('group', { name: '5 of 6' })).toHaveAttribute('inert');
  },
};

export const RightToLeft: Story = {
  parameters: flow,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const left = (name: string) => canvas.getByRole('group', { name }).getBoundingClientRect().left;
    const shown = left('1 of 6');

    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));

    await waitFor(() => expect(left('2 of 6')).toBeCloseTo(shown, 0));
  },
};

export const ArrowKeysWrap: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    const current = () => canvas.getByRole('button', { current: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1' }));

    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(current()).toHaveAccessibleName('Show 6'));

    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(current()).toHaveAccessibleName('Show 1'));
  },
};

export const ArrowKeysMoveFocus: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    const linkOf = (name: string) => within(canvas.getByRole('group', { name })).getByRole('link');
    linkOf('1 of 6').focus();

    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(linkOf('2 of 6')).toHaveFocus());

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(linkOf('6 of 6')).toHaveFocus());
  },
};
