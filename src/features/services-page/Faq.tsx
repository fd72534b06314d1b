import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { questions } from '../../data/questions.ts';
import { ExpandMoreIcon } from '../../shared/icons.tsx';
import { inheritedFont } from '../../shared/inherited-font.ts';
import { messages } from './messages.en.ts';

type QuestionProps = {
  id: string;
  question: string;
  answer: string;
  isOpen: boolean;
  onToggle: () => void;
};

function Question({ id, question, answer, isOpen, onToggle }: QuestionProps) {
  return (
    <Box sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
      <Typography variant="h3">
        <ButtonBase
          id={`question-${id}`}
          aria-expanded={isOpen}
          aria-controls={`answer-${id}`}
          onClick={onToggle}
          sx={{
            ...inheritedFont,
            width: '100%',
            minHeight: 56,
            py: 1.5,
            gap: 2,
            justifyContent: 'space-between',
            textAlign: 'start',
          }}
        >
          <span>{question}</span>
          <ExpandMoreIcon
            sx={{ transition: 'transform 200ms', transform: isOpen ? 'rotate(180deg)' : 'none' }}
          />
        </ButtonBase>
      </Typography>
      <Collapse in={isOpen}>
        <Typography
          id={`answer-${id}`}
          role="region"
          aria-labelledby={`question-${id}`}
          sx={{ pb: 2.5, paddingInlineEnd: { md: 6 }, maxWidth: '64ch', color: 'text.secondary' }}
        >
          {answer}
        </Typography>
      </Collapse>
    </Box>
  );
}

/**
 * Shows the frequently asked questions. At most one answer is open at a time. At first, the first answer is
 * open.
 */
export function Faq() {
  const [openId, setOpenId] = useState<string | undefined>(questions[0].id);
  return (
    <Container
      component="section"
      aria-labelledby="faq-title"
      sx={{
        py: { xs: 5, md: 8 },
        display: 'grid',
        columnGap: 8,
        rowGap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 900px)' },
      }}
    >
      <Box>
        <Typography variant="h2" id="faq-title">
          {messages.questions.title}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{messages.questions.text}</Typography>
      </Box>
      <div>
        {questions.map(({ id, question, answer }) => (
          <Question
            key={id}
            id={id}
            question={question}
            answer={answer}
            isOpen={openId === id}
            onToggle={() => setOpenId(openId === id ? undefined : id)}
          />
        ))}
      </div>
    </Container>
  );
}
