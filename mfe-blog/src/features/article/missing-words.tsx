import { paths } from '@northgate/site/paths';
import { Section } from '@northgate/ui/layout/section';
import { article } from '../../content/article.content';

/** Says that there is no such article when the code that could look for it cannot be loaded. */
export const MissingWords = () => (
  <Section space="tight">
    <h1>{article.missing.title}</h1>
    <p>{article.missing.text}</p>
    <a href={paths.blog}>{article.back}</a>
  </Section>
);
