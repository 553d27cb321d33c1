import { useMessages } from '@alphazone/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { useIsMounted } from '../../hooks/useIsMounted';
import { useTitle } from '../../hooks/useTitle';
import { paths, patterns } from '../../paths';
import { usePorts } from '../../ports';
import { createPostTexts } from './createPostTexts';

export function MissingCategory() {
  const { alerts, site } = usePorts();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const hasAlerted = useRef(false);
  useTitle(useMessages().shell.createPost);

  useEffect(() => {
    // Effects run twice in strict mode.
    if (hasAlerted.current) return;
    hasAlerted.current = true;
    const zones = site.zones.map(({ name }) => ({ label: name, value: name }));
    void alerts.alert(createPostTexts.categoryMissing, zones).then((zone) => {
      // Back leaves the page, but not the dialog.
      if (!isMounted()) return;
      void navigate(zone === undefined ? patterns.home : paths.createPost(zone), { replace: true });
    });
  }, [alerts, site, navigate, isMounted]);

  return null;
}
