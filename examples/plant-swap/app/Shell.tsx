'use client';

import { Footer, keepColorScheme, NavBar, PageLayout, ThemeMenu, useColorScheme } from '@alphazone/ui';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

const colorScheme = keepColorScheme(globalThis.window);

export function Shell({ children }: { children: ReactNode }) {
  const themeMenu = <ThemeMenu value={useColorScheme(colorScheme)} onChange={colorScheme.choose} />;
  return (
    <PageLayout
      header={
        <NavBar
          brand="Plant Swap"
          zones={[{ name: 'All plants', href: '/' }]}
          currentHref={usePathname()}
          visitor={themeMenu}
        />
      }
      footer={<Footer brand="Plant Swap" tagline="Cuttings find new windowsills" />}
    >
      {children}
    </PageLayout>
  );
}
