import { ArrowDown, ArrowUp } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';

import { groupThousands } from '../../forum/formatNumber';
import { useCryptoMessages } from '../../theme/CryptoMessagesProvider';
import {
  StyledChange,
  StyledCoin,
  StyledCoins,
  StyledLoading,
  StyledNote,
  StyledPrice,
  StyledSymbol,
  StyledTicker,
  StyledTrack,
  StyledWindow,
} from './PriceTicker.styles';
import { usePriceMove } from './usePriceMove';

const pxPerSecond = 50;

export interface Coin {
  id: number | string;
  symbol: string;
  quote: { USD: { price: number; percent_change_24h: number } };
  sample?: boolean | undefined;
}

export interface PriceTickerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The coins, in display order. Absent or empty while loading. */
  coins?: readonly Coin[] | undefined;
  /** Whether the prices are sample data. @default true if any coin is */
  isSample?: boolean | undefined;
}

/** A scrolling price ticker. Hover and focus pause it; under reduced motion the user scrolls it. */
export function PriceTicker({
  coins = [],
  isSample = coins.some(({ sample }) => sample),
  ...props
}: PriceTickerProps) {
  const texts = useCryptoMessages().ticker;
  const list = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) {
      return;
    }
    const observer = new ResizeObserver(() => {
      setWidth(element.offsetWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [coins.length]);

  return (
    <StyledTicker aria-label={texts.label} {...props}>
      {coins.length === 0 ? (
        <StyledWindow>
          <StyledLoading role="status">{texts.loading}</StyledLoading>
        </StyledWindow>
      ) : (
        <StyledWindow tabIndex={0} role="group" aria-label={texts.label}>
          <StyledTrack $seconds={Math.max(width, 1) / pxPerSecond}>
            <StyledCoins ref={list}>
              {coins.map((coin) => (
                <CoinCell key={coin.id} coin={coin} />
              ))}
            </StyledCoins>
            <StyledCoins $isCopy aria-hidden>
              {coins.map((coin) => (
                <CoinCell key={coin.id} coin={coin} />
              ))}
            </StyledCoins>
          </StyledTrack>
        </StyledWindow>
      )}
      {isSample && <StyledNote>{texts.sample}</StyledNote>}
    </StyledTicker>
  );
}

function CoinCell({ coin }: { coin: Coin }) {
  const texts = useCryptoMessages().ticker;
  const { price, percent_change_24h: change } = coin.quote.USD;
  const { move, changes } = usePriceMove(price);
  const size = Math.abs(change).toFixed(2);
  const [arrow, word] =
    change > 0 ? ['▲', texts.up] : change < 0 ? ['▼', texts.down] : ['■', texts.unchanged];

  return (
    // A new key restarts the animation when the price moves the same way twice.
    <StyledCoin key={changes} data-move={move}>
      <StyledSymbol>{coin.symbol}</StyledSymbol>
      <StyledChange $change={change} role="img" aria-label={`${word} ${size}%`}>
        {`${arrow} ${size}%`}
      </StyledChange>
      <StyledPrice>
        {`$${groupThousands(price.toFixed(2))}`}
        {move === 'up' && <ArrowUp aria-hidden />}
        {move === 'down' && <ArrowDown aria-hidden />}
      </StyledPrice>
    </StyledCoin>
  );
}
