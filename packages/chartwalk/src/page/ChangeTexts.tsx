import Box from '@mui/material/Box';
import { PanelHeading } from './PanelHeading.tsx';

/** Shows a sentence, with the names between backticks as code. */
export function Sentence({ children }: { children: string }) {
  const parts = children
    .split('`')
    .map((text, index) => ({ text, isName: index % 2 === 1, index }));
  return parts.map(({ text, isName, index }) =>
    isName ? (
      <Box key={index} component="code" sx={{ fontSize: '0.95em', overflowWrap: 'anywhere' }}>
        {text}
      </Box>
    ) : (
      text
    ),
  );
}

type SentenceListProps = { heading: string; sentences: readonly string[] };

export function SentenceList({ heading, sentences }: SentenceListProps) {
  if (sentences.length === 0) return null;
  return (
    <Box component="section" aria-label={heading}>
      <PanelHeading>{heading}</PanelHeading>
      <Box component="ul" sx={{ pl: 2.5, listStyle: 'disc', fontSize: 13, '& li': { py: 0.25 } }}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Sentence>{sentence}</Sentence>
          </li>
        ))}
      </Box>
    </Box>
  );
}
