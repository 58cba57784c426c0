import { paths } from '@northgate/site/paths';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Notice } from '@northgate/ui/components/states/notice';
import { Section } from '@northgate/ui/layout/section';
import { article } from '../../content/article.content';

/** There is no such article. */
export const MissingSection = () => (
  <Section space="tight">
    <Notice kind="error" level={1} {...article.missing}>
      <ButtonLink variant="outline" size="compact" href={paths.blog}>
        {article.back}
      </ButtonLink>
    </Notice>
  </Section>
);
