import type { messages as english } from './neem-and-nigella.en.ts';

export const messages: typeof english = {
  'neem-and-nigella-paneer-tikka-pizza':
    'टमाटर, मिर्च और मेथी की सॉस पर तंदूर में सिका पनीर, शिमला मिर्च और प्याज़।',
  'neem-and-nigella-butter-chicken-pizza': 'पतले क्रस्ट पर बटर चिकन, मोज़रेला और कसूरी मेथी।',
  'neem-and-nigella-saag-and-corn-pizza': 'लहसुनी पालक, स्वीट कॉर्न और थोड़ा-सा स्मोकी चीज़।',
  'neem-and-nigella-butter-chicken-penne':
    'धीमी आँच पर पकी मखनी सॉस में पेने पास्ता, साथ में हाथ से तोड़ा स्मोकी चिकन।',
  'neem-and-nigella-makhani-paneer-fusilli':
    'फ़्यूज़िली पास्ता, नरम पनीर और धीमी आँच पर पके टमाटर, ऊपर से पिघला मक्खन।',
  'neem-and-nigella-rogan-josh-rigatoni':
    'कश्मीरी मिर्च, सौंफ और अदरक वाला मटन रोगन जोश, रिगाटोनी पास्ता के ऊपर।',
  'neem-and-nigella-kachumber-salad': 'बारीक कटा खीरा, टमाटर और प्याज़, ऊपर से नींबू और भुना जीरा।',
  'neem-and-nigella-spiced-chickpea-salad': 'इमली की ड्रेसिंग में छोले, टमाटर और पुदीना।',
  'neem-and-nigella-chicken-tikka-salad': 'गरम चिकन टिक्का, साथ में सलाद पत्ते, मूली और कलौंजी वाला दही।',
  'neem-and-nigella-hara-bhara-kebab': 'पालक, मटर और आलू की टिक्कियाँ, काजू और अदरक के साथ।',
  'neem-and-nigella-achari-paneer-tikka':
    'अचार के तीखे मसालों में लिपटा पनीर, किनारे करारे होने तक सिका हुआ।',
  'neem-and-nigella-half-tandoori-chicken':
    'कश्मीरी मिर्च की लाली, तंदूर की धुएँदार खुशबू, साथ में नींबू और प्याज़।',
  'neem-and-nigella-bharwan-mushroom-tikka': 'पनीर और हर्ब्स भरकर भुने हुए मशरूम।',
  'neem-and-nigella-garlic-naan-with-dal-makhani-dip':
    'मक्खन लगा गरमागरम नान, साथ में दिन भर पकी काली दाल।',
  'neem-and-nigella-vegetable-samosa-trio': 'हाथ से बने तीन समोसे, अंदर आलू, मटर और भुना साबुत धनिया।',
};
