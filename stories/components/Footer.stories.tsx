import type { Meta, StoryObj } from '@storybook/react-vite';

import { Footer } from '../../ui/components/Footer';

const meta = {
  title: 'Components/Footer',
  component: Footer,
  args: {
    brand: 'Alphazone',
    tagline: 'Where alphas meet',
    links: [
      { label: 'Users', href: '/Users' },
      { label: 'Tags', href: '/Tags' },
    ],
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
