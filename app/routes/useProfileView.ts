import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { keptScroll } from '../navigation/keptScroll';
import { profileTab, type ProfileTab, type ProfileView } from '../screens/Profile';

/** Marks a history entry that opened the settings from within the profile: closing them can go back. */
const openedHere = { openedHere: true };

/** Changing the tab or opening the settings adds a history entry. */
export function useProfileView(): ProfileView {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();

  return useMemo(() => {
    const change = (settings: boolean, options: { tab?: ProfileTab; replace?: boolean; state?: object }) => {
      const { tab, state, ...navigation } = options;
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (tab === 'profile') after.delete('tab');
          else if (tab) after.set('tab', tab);
          if (settings) after.set('settings', 'open');
          else after.delete('settings');
          return after;
        },
        { ...navigation, state: { ...keptScroll, ...state } },
      );
    };
    return {
      tab: profileTab(params.get('tab')),
      areSettingsOpen: params.has('settings'),
      showTab: (tab) => change(false, { tab }),
      openSettings: () => change(true, { state: openedHere }),
      closeSettings: () => {
        if (isOpenedHere(state)) void navigate(-1);
        else change(false, { replace: true });
      },
    };
  }, [params, setParams, state, navigate]);
}

const isOpenedHere = (state: unknown) => typeof state === 'object' && state !== null && 'openedHere' in state;
