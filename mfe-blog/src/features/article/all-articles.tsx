import { paths } from '@northgate/site/paths';
import { TextLink } from '@northgate/ui/components/text-link';
import { article } from '../../content/article.content';

/** The way to the listing at the article's end. */
export const AllArticles = () => <TextLink href={paths.blog}>{article.all}</TextLink>;
