import { Text } from '@northgate/ui/components/text/text';

interface TitledTextProps {
  title: string;
  text: string;
  as?: 'h2' | 'h3' | 'h4';
  look?: 'h2' | 'h3' | 'h4';
  titleClass?: string;
  textLook?: 'body' | 'sm';
  textClass?: string;
}

/** A title, and under it a paragraph in quiet text. */
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
    <Text look={textLook} tone="quiet" className={textClass}>
      {text}
    </Text>
  </>
);
