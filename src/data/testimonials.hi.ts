import type { messages as english } from './testimonials.en.ts';

export const messages: typeof english = {
  sunita: {
    quote: 'स्कूटर को अपनी गली में मुड़ते देखा और घंटी बजने से पहले ही मेज़ पर प्लेटें लगा दीं।',
    name: 'सुनीता भाटिया',
    place: 'लाजपत नगर',
  },
  ishaan: {
    quote: 'मैंने चैट में ड्राइवर को बता दिया था कि बच्चा सो रहा है। उन्होंने दरवाज़ा तक नहीं खटखटाया।',
    name: 'ईशान कपूर',
    place: 'हौज़ खास',
  },
  priya: {
    quote: 'सीख रोल का पैकेट खोला तो कोयले की खुशबू अब भी आ रही थी। इतनी जल्दी पहुँच गए थे।',
    name: 'प्रिया नांबियार',
    place: 'कनॉट प्लेस',
  },
};
