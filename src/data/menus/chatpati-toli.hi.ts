import type { messages as english } from './chatpati-toli.en.ts';

export const messages: typeof english = {
  'chatpati-toli-pav-bhaji-pizza': 'सिके हुए बेस पर मक्खन वाली भाजी, कच्चा प्याज़ और हरी मिर्च।',
  'chatpati-toli-tawa-bread-pizza': 'स्कूल कैंटीन वाला वही पिज़्ज़ा: मोटी ब्रेड, शिमला मिर्च और ढेर सारा चीज़।',
  'chatpati-toli-chilli-paneer-pizza': 'कड़ाही में तेज़ आँच पर टॉस किया पनीर, हरी मिर्च और हरा प्याज़।',
  'chatpati-toli-masala-macaroni': 'ठेले वाली मैकरोनी: टमाटर, मटर, हरी मिर्च और एक सीक्रेट मसाला।',
  'chatpati-toli-chowmein-style-spaghetti':
    'पत्ता गोभी, सोया सॉस और सिरके के साथ तेज़ आँच पर टॉस की हुई स्पेगेटी।',
  'chatpati-toli-sprouted-moong-salad': 'अंकुरित मूँग, कच्चा आम और नींबू, चुटकी भर काले नमक के साथ।',
  'chatpati-toli-masala-peanut-salad':
    'कागज़ के कोन में गरमागरम मूँगफली, टमाटर और प्याज़, ऊपर से निचोड़ा नींबू।',
  'chatpati-toli-shakarkandi-chaat-salad': 'कोयले पर भुनी शकरकंदी, साथ में कमरख, मिर्च और इमली।',
  'chatpati-toli-samosa-pair': 'आलू-मटर भरे दो खस्ता समोसे। साथ में पुदीने की और इमली की चटनी।',
  'chatpati-toli-aloo-tikki-chaat': 'करारी आलू टिक्कियाँ, ऊपर से दही, इमली की चटनी और अनार के दाने।',
  'chatpati-toli-vada-pav': 'नरम पाव में आलू वड़ा, लहसुन की सूखी चटनी और तली हरी मिर्च।',
  'chatpati-toli-chole-kulche': 'गहरे रंग के, खट्टे और तीखे छोले, साथ में दो नरम कुलचे।',
  'chatpati-toli-chandni-chowk-egg-roll': 'दो अंडों, प्याज़ और हरी मिर्च के साथ तला पराँठा।',
  'chatpati-toli-chaat-platter':
    'पापड़ी, टिक्की, दही भल्ला और समोसा चाट, साथ में चार चटनियाँ, एक खूब तीखी। चार लोगों के लिए।',
};
