import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ThemeMenu, type ThemeMenuProps } from '../../ui/components/ThemeMenu';
import type { ColorScheme } from '../../ui/theme/colorScheme';

const meta = {
  title: 'Components/ThemeMenu',
  component: ThemeMenu,
  args: { value: 'system', onChange: fn() },
  render: function Controlled(args: ThemeMenuProps) {
    const [value, setValue] = useState<ColorScheme>(args.value);
    return (
      <ThemeMenu
        {...args}
        value={value}
        onChange={(scheme) => {
          setValue(scheme);
          args.onChange(scheme);
        }}
      />
    );
  },
} satisfies Meta<typeof ThemeMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  args: { value: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));

    await expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Light' })).not.toBeChecked();

    // The check mark must not shift the icons.
    const icons = screen.getAllByRole('menuitemradio').map((item) => item.querySelector('svg'));
    const starts = icons.map((icon) => Math.round(icon?.getBoundingClientRect().left ?? NaN));
    await expect(new Set(starts).size).toBe(1);
  },
};

export const KeyboardNavigation: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Theme' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');

    await expect(args.onChange).toHaveBeenCalledWith('light');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
