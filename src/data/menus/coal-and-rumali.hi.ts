import type { messages as english } from './coal-and-rumali.en.ts';

export const messages: typeof english = {
  'coal-and-rumali-seekh-kebab-pizza':
    'सीधे सीख से उतरे मटन कीमे के कबाब, लाल प्याज़, हरी मिर्च और पुदीने की चटनी, नीचे आँच पर सिका बेस।',
  'coal-and-rumali-malai-chicken-tikka-pizza':
    'मलाईदार चिकन टिक्का, भुना लहसुन और मोज़रेला। मिर्च इतनी कम कि सब मज़े से खाएँ।',
  'coal-and-rumali-charcoal-mushroom-pizza':
    'कोयले की धुएँदार खुशबू वाले मशरूम, धीमी आँच पर भुना मीठा-सुनहरा प्याज़ और एक चम्मच भुनी शिमला मिर्च की चटनी।',
  'coal-and-rumali-laccha-onion-salad': 'गुलाबी प्याज़ के लच्छे, नींबू, हरा धनिया और ऊपर से चाट मसाला।',
  'coal-and-rumali-charred-corn-salad': 'कोयले पर भुना भुट्टा, टमाटर, नींबू और स्मोकी नमक।',
  'coal-and-rumali-tandoori-chicken-salad':
    'करारे सलाद पत्तों पर हाथ से तोड़ा तंदूरी चिकन, ऊपर से पुदीने और दही की ड्रेसिंग।',
  'coal-and-rumali-chicken-seekh-roll':
    'रूमाली रोटी में लिपटे दो तीखे चिकन सीख कबाब, सिरके वाला प्याज़ और हरी चटनी।',
  'coal-and-rumali-paneer-kathi-roll': 'परतदार पराँठे में तवे पर सिका पनीर, शिमला मिर्च और प्याज़।',
  'coal-and-rumali-double-egg-rumali-roll':
    'रूमाली रोटी पर ही फोड़कर तले दो अंडे, साथ में प्याज़, नींबू और काली मिर्च।',
  'coal-and-rumali-rumali-tacos':
    'तीन करारे रूमाली शेल, पुदीने और मिर्च की चटनी के साथ। बाँटना ही पड़े, तो बाँट लें।',
  'coal-and-rumali-paneer-shashlik':
    'एक लंबी सीख में पिरोए पनीर, शिमला मिर्च और टमाटर, सरसों का तेल लगा-लगाकर सेके हुए।',
  'coal-and-rumali-mutton-burra-chops':
    'लाल मिर्च और बड़ी इलायची में रात भर मैरिनेट हुई मटन चॉप्स, किनारे करारे होने तक सिकी हुईं।',
  'coal-and-rumali-tandoori-prawns': 'अजवाइन और लाल मिर्च वाले बड़े-बड़े झींगे, सीधे आँच से।',
  'coal-and-rumali-dahi-ke-kebab': 'गाढ़े दही और भुने चने की टिक्कियाँ। बाहर से करारी, अंदर से रुई जैसी नरम।',
};
