import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkedText } from './LinkedText.tsx';

const linksIn = (text: string) =>
  [...render(<LinkedText text={text} />).container.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test.each([
  ['Guarda https://example.com/x?y=1 stasera', ['https://example.com/x?y=1']],
  ['Qui: http://example.com.', ['http://example.com']],
  ['(vedi https://example.com/a), poi https://example.com/b!', ['https://example.com/a', 'https://example.com/b']],
  ['https://it.wikipedia.org/wiki/Curl_(sport)', ['https://it.wikipedia.org/wiki/Curl_(sport)']],
  ['«https://example.com/è»', ['https://example.com/è']],
  ['HTTPS://EXAMPLE.COM/A', ['HTTPS://EXAMPLE.COM/A']],
  ['javascript:alert(1) ftp://example.com https:// example.com', []],
])('in “%s” the links are %j', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test('a link opens a new page that knows nothing of the app, and the text stays what it was', () => {
  const text = 'Prima https://example.com/?a=1&b=2. <img src=x onerror=alert(1)>\nPoi';
  const { container } = render(<LinkedText text={text} />);

  const link = container.querySelector('a');
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('img')).toBeNull();
});
