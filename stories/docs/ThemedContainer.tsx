import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

interface Globals {
  globals: { theme?: unknown };
}

const isLightAtFirst = () =>
  new URLSearchParams(location.search).get('globals')?.split(';').includes('theme:light') ?? false;

export function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const [isLight, setIsLight] = useState(isLightAtFirst);

  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: Globals) => setIsLight(globals.theme === 'light');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);

  useEffect(() => {
    document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark';
  }, [isLight]);

  return <DocsContainer {...props} theme={isLight ? themes.light : themes.dark} />;
}
