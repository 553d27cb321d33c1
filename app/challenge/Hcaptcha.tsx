import { Notice } from '@alphazone/ui';
import { useEffect, useRef, useState } from 'react';

import { challengeTexts as texts } from './challengeTexts';

interface HcaptchaApi {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string;
      callback: (answer: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ) => string;
  remove: (widget: string) => void;
}

const defaultScript = 'https://js.hcaptcha.com/1/api.js';
let loading: Promise<HcaptchaApi> | undefined;

function loadHcaptcha(scriptUrl: string): Promise<HcaptchaApi> {
  loading ??= new Promise<HcaptchaApi>((resolve, reject) => {
    const script = document.createElement('script');
    const source = new URL(scriptUrl);
    source.searchParams.set('render', 'explicit');
    source.searchParams.set('recaptchacompat', 'off');
    script.src = source.href;
    script.async = true;
    script.onload = () => {
      const { hcaptcha } = window as { hcaptcha?: HcaptchaApi };
      if (hcaptcha) resolve(hcaptcha);
      else reject(new Error('hCaptcha did not start.'));
    };
    script.onerror = () => reject(new Error('hCaptcha cannot be loaded.'));
    document.head.append(script);
  }).catch((error: unknown) => {
    // The next visit tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The puzzle of hCaptcha. Remount it after a use: an answer works once. */
export function Hcaptcha({
  siteKey,
  scriptUrl = defaultScript,
  onAnswer,
}: {
  siteKey: string;
  scriptUrl?: string | undefined;
  onAnswer: (answer: string | undefined) => void;
}) {
  const container = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let remove = () => undefined as void;
    let isMounted = true;
    const forget = () => onAnswer(undefined);
    loadHcaptcha(scriptUrl).then(
      (hcaptcha) => {
        if (!isMounted || !container.current) return;
        const widget = hcaptcha.render(container.current, {
          sitekey: siteKey,
          callback: onAnswer,
          'expired-callback': forget,
          'error-callback': forget,
        });
        remove = () => hcaptcha.remove(widget);
      },
      () => isMounted && setFailed(true),
    );
    return () => {
      isMounted = false;
      remove();
      forget();
    };
  }, [siteKey, scriptUrl, onAnswer]);

  return hasFailed ? <Notice role="alert">{texts.notLoaded}</Notice> : <div ref={container} />;
}
