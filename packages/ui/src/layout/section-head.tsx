import { Text } from '../components/text/text';

export interface SectionHeadProps {
  title: string;
  /** A paragraph under the title, quiet unless it is a `lead`. */
  text?: string;
  look?: 'body' | 'lead';
  textClass?: string;
}

/** The heading of a section and, where there is one, the paragraph that opens it. */
export const SectionHead = ({ title, text, look = 'body', textClass }: SectionHeadProps) => (
  <>
    <Text as="h2" look="h2">
      {title}
    </Text>
    {text ? (
      <Text look={look} tone={look === 'body' ? 'quiet' : undefined} className={textClass}>
        {text}
      </Text>
    ) : null}
  </>
);
