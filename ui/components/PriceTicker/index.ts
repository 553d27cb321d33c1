export { PriceTicker, type Coin, type PriceTickerProps } from './PriceTicker';
