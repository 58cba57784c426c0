import { servedTexts } from './served-texts.js';

it('reads the texts of the content that scripts are not meant to change', () => {
  const html = `<body><header>Menu</header><main><h1>One &amp;
    two</h1><p>A <b>bold</b> word<br>and another.</p><time>10:00</time><p aria-live="polite">Now <i>3</i></p>
    <script>let a;</script><svg><text>Drawn</text></svg><p>A <b>bold</b> word<!-- --> again</p></main><footer>End</footer>`;
  expect(servedTexts(html)).toEqual(['One & two', 'A', 'bold', 'word', 'and another.', 'again']);
});
