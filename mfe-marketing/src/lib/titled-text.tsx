import { Text } from '@northgate/ui/components/text/text';

interface TitledTextProps {
  title: string;
  text: string;
  as?: 'h1' | 'h2' | 'h3' | 'h4';
  look?: 'h1' | 'h2' | 'h3' | 'h4';
  titleClass?: string;
  /** Quiet, unless it is a `lead`. */
  textLook?: 'lead' | 'body' | 'sm';
  textClass?: string;
}

/** A title, and under it a paragraph. */
export const TitledText = ({
  title,
  text,
  as = 'h3',
  look = 'h3',
  titleClass,
  textLook = 'body',
  textClass,
}: TitledTextProps) => (
  <>
    <Text as={as} look={look} className={titleClass}>
      {title}
    </Text>
    <Text look={textLook} tone={textLook === 'lead' ? undefined : 'quiet'} className={textClass}>
      {text}
    </Text>
  </>
);
