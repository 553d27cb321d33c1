import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowBigUp } from 'lucide-react';

import { Badge } from '../../ui/components/Badge';
import { Button } from '../../ui/components/Button';
import { Card } from '../../ui/components/Card';
import { Checkbox } from '../../ui/components/Checkbox';
import { IconButton } from '../../ui/components/IconButton';
import { Link } from '../../ui/components/Link';
import { Pill } from '../../ui/components/Pill';
import { Progress } from '../../ui/components/Progress';
import { Stack } from '../../ui/components/Stack';
import { TextField } from '../../ui/components/TextField';
import { createTheme, type Colors, type ThemeSeed } from '../../ui/tokens';

type Scheme = 'dark' | 'light';

/** A site declares one theme on its root. Here, each sample declares its own. */
const declare = (colors: Colors) => ({
  ...Object.fromEntries(
    Object.entries(colors).map(([token, value]) => [`--az-${token.replaceAll('.', '-')}`, value]),
  ),
  color: colors.text,
});

const nameOf = (seed: string | ThemeSeed) =>
  typeof seed === 'string' ? seed : Object.values(seed).join(' with ');

function Sample({ seed, scheme }: { seed: string | ThemeSeed; scheme: Scheme }) {
  return (
    <Card as="section" style={declare(createTheme({ seed }).scheme[scheme])}>
      <Stack gap="3">
        <Stack direction="row" isSpread>
          <h2>{nameOf(seed)}</h2> <Badge count={3} label="unread" />
        </Stack>
        <p>
          A paragraph with a <Link href="/posts/1">link in the middle</Link>.
        </p>
        <Stack direction="row" gap="2">
          <Button variant="solid">Create Post</Button> <Button>Share</Button>
          <Button variant="danger">Delete</Button>
          <IconButton label={`Upvote ${nameOf(seed)}`} tone="up" aria-pressed>
            <ArrowBigUp aria-hidden />
          </IconButton>
        </Stack>
        <Stack direction="row" gap="2">
          <Pill tone="accent">Level 4</Pill> <Pill tone="success">Completed</Pill> <Pill>plants</Pill>
        </Stack>
        <TextField label="Search" isLabelHidden placeholder="Search posts" />
        <Checkbox label="Newsletter" defaultChecked />
        <Progress label="To level 5" value={0.64} />
      </Stack>
    </Card>
  );
}

const meta = {
  title: 'Foundations/Seeds',
  tags: ['!autodocs'],
  component: Sample,
  args: { seed: '#2f855a', scheme: 'dark' },
  render: ({ scheme }) => (
    <Stack direction="grid" columns="wide">
      {seeds.map((seed) => (
        <Sample key={nameOf(seed)} seed={seed} scheme={scheme} />
      ))}
    </Stack>
  ),
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

const seeds = [
  '#2f855a',
  { accent: '#2f855a', gray: '#8a7f6d' },
  '#1d9bf0',
  '#e11d48',
  '#ff7a00',
  '#faff00',
  '#000000',
];

export const Dark: Story = { globals: { theme: 'dark' } };

export const Light: Story = { globals: { theme: 'light' }, args: { scheme: 'light' } };
