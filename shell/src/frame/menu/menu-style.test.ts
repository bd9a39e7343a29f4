import { menuStyle } from './menu-style';

test('[NAV-07] each 190 px show one entry more, and with the last one the overflow menu goes', () => {
  expect(menuStyle(2).split('\n').slice(0, 5)).toEqual([
    '@container menu (width < 190px){[data-bar-item="1"]{display:none}}',
    '@container menu (width >= 190px){[data-more-item="1"]{display:none}}',
    '@container menu (width < 380px){[data-bar-item="2"]{display:none}}',
    '@container menu (width >= 380px){[data-more-item="2"]{display:none}}',
    '@container menu (width >= 380px){[data-more]{display:none}}',
  ]);
});

test('[NAV-07] at 425 px and below the menu is a drawer', () => {
  expect(menuStyle(1).split('\n').slice(-2)).toEqual([
    '@media (width <= 425px){[data-top-menu]{display:none}}',
    '@media (width > 425px){[data-drawer-button]{display:none}}',
  ]);
});
